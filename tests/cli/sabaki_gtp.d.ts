// The part of @sabaki/gtp that the tests use; the library has no types.
declare module '@sabaki/gtp' {
  export interface Command {
    name: string;
    args?: string[];
  }
  interface Response {
    id: number | null;
    content: string;
    error: boolean;
  }
  class Controller {
    constructor(path: string, args?: string[]);
    start(): void;
    stop(timeout?: number): Promise<void>;
    sendCommand(command: Command): Promise<Response>;
  }
  class ControllerStateTracker {
    constructor(controller: Controller);
    queueCommand(command: Command): Promise<Response>;
    sync(state: { komi: number; boardsize: number[]; history: Command[] }): Promise<void>;
  }
  const library: {
    Controller: typeof Controller;
    ControllerStateTracker: typeof ControllerStateTracker;
  };
  export default library;
}
