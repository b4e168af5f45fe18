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
  type Subscriber = (event: { line: string; end: boolean }) => void;
  class Controller {
    constructor(path: string, args?: string[]);
    readonly busy: boolean;
    start(): void;
    stop(timeout?: number): Promise<void>;
    sendCommand(command: Command, subscriber?: Subscriber): Promise<Response>;
  }
  class ControllerStateTracker {
    constructor(controller: Controller);
    readonly state: { history: Command[] | null };
    knowsCommand(name: string): Promise<boolean>;
    queueCommand(command: Command, subscriber?: Subscriber): Promise<Response>;
    sync(state: { komi: number; boardsize: number[]; history: Command[] }): Promise<void>;
  }
  const library: {
    Controller: typeof Controller;
    ControllerStateTracker: typeof ControllerStateTracker;
  };
  export default library;
}
