// A way through a graph that takes every edge.

/**
 * @template T
 * @typedef {{ from: T, to: T }} Edge
 */

/**
 * Each edge once, by Hierholzer's method, where every node is left as often as it is entered;
 * otherwise the way is broken where it cannot go on.
 * @template T
 * @param {Edge<T>[]} edges
 * @param {T} start
 * @returns {Edge<T>[]}
 */
export function routeThroughAll(edges, start) {
  /** @type {Map<T, Edge<T>[]>} */
  const left = new Map();
  for (const edge of edges) left.set(edge.from, [...(left.get(edge.from) ?? []), edge]);
  /** @param {T} from @returns {Edge<T>[]} until it cannot go on, with the detours that are left */
  const goOn = (from) => {
    const path = [];
    for (let edge = left.get(from)?.shift(); edge; edge = left.get(edge.to)?.shift()) {
      path.push(edge);
    }
    return path.flatMap((edge) => [edge, ...goOn(edge.to)]);
  };
  const route = goOn(start);
  for (const from of left.keys()) route.push(...goOn(from));
  return route;
}
