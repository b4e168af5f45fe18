// Helpers of the measuring scripts: the option --runs, and quantiles of measured values.

/** @param {number} usual @returns {number} the runs that --runs asks for */
export function readRuns(usual) {
  const given = process.argv.indexOf('--runs');
  const runs = given > 0 ? Number(process.argv[given + 1]) : usual;
  if (Number.isInteger(runs) && runs >= 1) return runs;
  console.error('--runs takes a whole number from 1 up');
  process.exit(2);
}

/** @param {number[]} values @param {number} share of them that is not above the result */
export const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? NaN;

/** @param {number[]} values */
export const median = (values) => quantile(values, 0.5);

/** @param {number} value @param {number} [digits] */
export const rounded = (value, digits = 3) => Number(value.toFixed(digits));
