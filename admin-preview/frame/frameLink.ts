import type { FromFrame } from '#schemas/preview/previewMessage.schema.ts';
import type { Scenario } from '#schemas/preview/scenario.ts';
import type { FrameOrder } from './connectFrame.ts';

/** What can be changed about the frame from elsewhere in the tool. */
export interface FrameSteering {
  readonly goTo: (path: string) => void;
  readonly look: (at: Partial<Scenario>) => void;
}

/** The way from any part of the tool to the frame that shows the draft. While there is no frame, orders go nowhere. */
export interface FrameLink {
  order(order: FrameOrder): void;
  /** Leads the frame to an address; one that is there stays as it is, one that is still to come begins with it. */
  goTo(path: string): void;
  look(at: Partial<Scenario>): void;
  /** Returns how to stop listening. */
  listen(hear: (message: FromFrame) => void): () => void;

  /** For the frame: takes orders from now on; returns how to leave. */
  join(take: (order: FrameOrder) => void): () => void;
  steer(steering: FrameSteering): () => void;
  heard(message: FromFrame): void;
}

export function createFrameLink(): FrameLink {
  const listeners = new Set<(message: FromFrame) => void>();
  let taker: ((order: FrameOrder) => void) | undefined;
  let steering: FrameSteering | undefined;
  let awaited: string | undefined;
  /** Where the frame said it was. */
  let here: string | undefined;
  return {
    order: (order) => taker?.(order),
    goTo(path) {
      if (!steering) awaited = path;
      else if (path !== here) steering.goTo(path);
    },
    look: (at) => steering?.look(at),
    listen(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    join(take) {
      taker = take;
      return () => {
        if (taker === take) taker = undefined;
      };
    },
    steer(next) {
      steering = next;
      if (awaited !== undefined) next.goTo(awaited);
      awaited = undefined;
      return () => {
        if (steering === next) steering = undefined;
      };
    },
    heard(message) {
      if (message.type === 'hello') here = undefined;
      if (message.type === 'applied' || message.type === 'page') here = message.path;
      listeners.forEach((hear) => hear(message));
    },
  };
}
