import type { FromFrame } from '#schemas/edges/preview/previewMessage.schema.ts';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import type { FrameOrder } from './connectFrame.ts';
import type { FrameScreen } from './frameScreens.ts';
import type { PhoneId } from './phoneSize.ts';

/** Under which circumstances the frame shows its page, and on which phone. */
export interface FrameLook extends Scenario {
  readonly phone: PhoneId;
  readonly isLandscape?: boolean;
}

/** What can be changed about the frame from elsewhere in the tool. */
export interface FrameSteering {
  /** `isThere`: the frame shows its address already, perhaps for another audience. */
  readonly goTo: (screen: FrameScreen, isThere: boolean) => void;
  readonly look: (at: Partial<FrameLook>) => void;
}

/** The way from any part of the tool to the frame that shows the draft. While there is no frame, orders go nowhere. */
export interface FrameLink {
  order(order: FrameOrder): void;
  /** Leads the frame to a screen, with an audience that may see it; a frame that is not open yet begins there. */
  goTo(screen: FrameScreen): void;
  /** The same for an operator who wants to look at it now: a phone turns to the preview. */
  show(screen: FrameScreen): void;
  /** Calls the listener at each `show`; returns how to stop. */
  watchShow(listener: () => void): () => void;
  look(at: Partial<FrameLook>): void;
  /** How the frame looks at its page now; nothing while there is none. */
  shownLook(): FrameLook | undefined;
  /** Path and query of the page in the frame; nothing before the frame has said so. */
  shownPath(): string | undefined;
  /** Calls the listener when that changes; returns how to stop. */
  watchLook(listener: () => void): () => void;
  /** Says what is edited, as pointers: the settings of what is open in the editor, or the one that was gone to. */
  edit(settings: readonly string[]): void;
  edited(): readonly string[];
  /** Calls the listener when that changes; returns how to stop. */
  watchEdited(listener: () => void): () => void;
  /** Returns how to stop listening. */
  listen(listener: (message: FromFrame) => void): () => void;

  /** The element that holds the page; nothing while there is none. */
  element(): HTMLElement | undefined;

  /** For the frame: takes orders from now on; returns how to leave. */
  join(take: (order: FrameOrder) => void, element?: () => HTMLElement | null): () => void;
  steer(steering: FrameSteering): () => void;
  showLook(look: FrameLook): void;
  notify(message: FromFrame): void;
}

export function createFrameLink(): FrameLink {
  const listeners = new Set<(message: FromFrame) => void>();
  let taker: ((order: FrameOrder) => void) | undefined;
  let holder: (() => HTMLElement | null) | undefined;
  let steering: FrameSteering | undefined;
  let awaited: FrameScreen | undefined;
  /** Where the frame said it was. */
  let here: string | undefined;
  const lookers = new Set<() => void>();
  let shown: FrameLook | undefined;
  const editWatchers = new Set<() => void>();
  const showWatchers = new Set<() => void>();
  let edited: readonly string[] = [];
  function goTo(screen: FrameScreen) {
    if (steering) steering.goTo(screen, screen.path === here && screen.overlay === undefined);
    else awaited = screen;
  }
  return {
    order: (order) => taker?.(order),
    goTo,
    show(screen) {
      goTo(screen);
      showWatchers.forEach((listener) => listener());
    },
    watchShow(listener) {
      showWatchers.add(listener);
      return () => void showWatchers.delete(listener);
    },
    look: (at) => steering?.look(at),
    shownLook: () => shown,
    shownPath: () => here,
    watchLook(listener) {
      lookers.add(listener);
      return () => void lookers.delete(listener);
    },
    showLook(look) {
      shown = look;
      lookers.forEach((listener) => listener());
    },
    edit(settings) {
      edited = settings;
      editWatchers.forEach((listener) => listener());
    },
    edited: () => edited,
    watchEdited(listener) {
      editWatchers.add(listener);
      return () => void editWatchers.delete(listener);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    element: () => holder?.() ?? undefined,
    join(take, element) {
      taker = take;
      holder = element;
      return () => {
        if (taker === take) taker = undefined;
      };
    },
    steer(next) {
      steering = next;
      if (awaited !== undefined) next.goTo(awaited, false);
      awaited = undefined;
      return () => {
        if (steering === next) steering = undefined;
      };
    },
    notify(message) {
      if (message.type === 'hello') here = undefined;
      if (message.type === 'applied' || message.type === 'page') here = message.path;
      listeners.forEach((listener) => listener(message));
    },
  };
}
