import type { FromFrame } from '#schemas/preview/previewMessage.schema.ts';
import type { Scenario } from '#schemas/preview/scenario.ts';
import type { FrameOrder } from './connectFrame.ts';

/** What can be changed about the frame from elsewhere in the tool. */
export interface FrameSteering {
  readonly goTo: (path: string) => void;
  readonly look: (at: Partial<Scenario>) => void;
}

/** The way from any part of the tool to the frame that shows the draft. While there is no frame, nothing happens. */
export interface FrameLink {
  order(order: FrameOrder): void;
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
  return {
    order: (order) => taker?.(order),
    goTo: (path) => steering?.goTo(path),
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
      return () => {
        if (steering === next) steering = undefined;
      };
    },
    heard: (message) => listeners.forEach((hear) => hear(message)),
  };
}
