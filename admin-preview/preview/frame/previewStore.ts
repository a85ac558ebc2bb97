import { type StateCreator, type StoreApi, createStore } from 'zustand';
import type { FrameFault } from '#schemas/edges/preview/frameFaults.schema.ts';
import type { FrameMarks } from '#schemas/edges/preview/frameParts.schema.ts';
import type { FromFrame } from '#schemas/edges/preview/previewMessage.schema.ts';
import { type Scenario, defaultScenario } from '#schemas/edges/preview/scenario.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { sessionStore } from '#src/lib/browserStorage.ts';
import type { FrameOrder } from './connectFrame.ts';
import { type FrameChannel, openChannel } from './frameChannel.ts';
import { type FrameScreen, lookingAt } from './frameScreens.ts';
import { type Lead, leadTo } from './leadTo.ts';
import type { PhoneId } from './phoneSize.ts';

/** What a phone has room for one at a time. */
export const sides = ['edit', 'preview'] as const;
export type Side = (typeof sides)[number];

/** Under which circumstances the frame shows its page, and on which phone. */
export interface FrameLook extends Scenario {
  readonly phone: PhoneId;
  readonly isLandscape: boolean;
}

export type Place = Pick<FrameScreen, 'path' | 'overlay'>;

/** Orders that are carried out once. What lasts is state of its own below. */
export type OneOrder = Exclude<FrameOrder, { type: 'point' | 'outline' | 'scroll' }>;

/** What the tool wants of the frame: written by the verbs below, posted by `steerFrame` when it changes. */
interface PreviewWishes {
  readonly scenario: Scenario;
  readonly phone: PhoneId;
  readonly isLandscape: boolean;
  /** Where the frame was sent to last; nothing while it is where its address leads. */
  readonly place: Place | undefined;
  /** What is edited, as pointers: the settings of what is open in the editor, or the one that was gone to. */
  readonly edited: readonly string[];
  /** A pinned preview does not follow what is edited. */
  readonly isPinned: boolean;
  readonly side: Side;
  /** What is outlined. */
  readonly marks: readonly FrameMarks[];
  /** While it is on, a press in the frame tells what it hit. */
  readonly isPointing: boolean;
  /** How often the page was to be checked. */
  readonly checks: number;
  /** The last one. */
  readonly order: OneOrder | undefined;
}

/** What the frame has said, and the element that holds it. */
interface PreviewReports {
  readonly element: HTMLElement | null;
  readonly channel: FrameChannel;
  /** Path and query of the page: as the frame said last, or as it was sent to since then. */
  readonly path: string;
  readonly pointed: Extract<FromFrame, { type: 'pointed' }> | undefined;
  /** What the last check found that was answered before the next began. */
  readonly found: { readonly number: number; readonly path: string; readonly faults: readonly FrameFault[] } | undefined;
  readonly filled: Extract<FromFrame, { type: 'filled' }> | undefined;
}

export interface PreviewState extends PreviewWishes, PreviewReports {
  look(at: Partial<FrameLook>): void;
  /** To an address, under the circumstances of now. */
  go(place: Place): void;
  /** To a screen, with a visitor who may see it. */
  visit(screen: FrameScreen, at?: Partial<Scenario>): void;
  /** The same, unless the frame shows its address already, perhaps for another visitor. */
  goTo(screen: FrameScreen, at?: Partial<Scenario>): void;
  /** The same for an operator who wants to look at it now: a phone turns to the preview. */
  show(screen: FrameScreen, at?: Partial<Scenario>): void;
  turnTo(side: Side): void;
  /** Says what is edited. The preview follows when that becomes something else, and at no other time. */
  edit(settings: readonly string[]): void;
  follow(lead: Lead): void;
  togglePin(): void;
  outline(marks: readonly FrameMarks[]): void;
  point(isOn: boolean): void;
  ask(order: OneOrder): void;
  /** Lets the frame look for faults of layout on its page. */
  check(): void;

  hold(element: HTMLIFrameElement | null): void;
  report(channel: FrameChannel): void;
  receive(message: FromFrame): void;
}

export type PreviewStore = StoreApi<PreviewState>;

const PIN_KEY = 'livery.tool.pin';

const shownLanguage = ({ language }: Scenario, { languages, defaultLanguage }: Site) =>
  languages.includes(language) ? language : defaultLanguage;

/** How the frame looks at its page: a language that the site does not have is its usual one. */
export const lookOn = (
  { scenario, phone, isLandscape }: Pick<PreviewState, 'scenario' | 'phone' | 'isLandscape'>,
  site: Site,
): FrameLook => ({
  ...scenario,
  language: shownLanguage(scenario, site),
  phone,
  isLandscape,
});

/** What has to change about the preview to show what is edited. */
export function leadOf({ edited, path, channel, scenario }: PreviewState, site: Site): Lead | undefined {
  const { page } = channel;
  const shown = { ...scenario, language: shownLanguage(scenario, site) };
  return leadTo(edited, site, { path, overlay: page?.overlay, scenario: shown, page });
}

type Leading = Pick<PreviewState, 'look' | 'go' | 'visit' | 'goTo' | 'show' | 'edit' | 'follow'>;

/** Verbs by which the tool leads the frame. `siteOf` gives the site that the frame shows. */
function leadSlice(siteOf: () => Site | undefined): StateCreator<PreviewState, [], [], Leading> {
  return (set, get) => {
    function visit(screen: FrameScreen, at: Partial<Scenario> = {}, isThere = false) {
      const { path, overlay } = screen;
      const scenario = { ...lookingAt(screen, get().scenario), ...at };
      set(isThere ? { scenario } : { scenario, place: { path, overlay }, path });
    }
    const goTo = (screen: FrameScreen, at?: Partial<Scenario>) =>
      visit(screen, at, screen.path === get().channel.path && screen.overlay === undefined);
    return {
      look({ phone = get().phone, isLandscape = get().isLandscape, ...axes }) {
        const { scenario } = get();
        set({ phone, isLandscape, scenario: Object.keys(axes).length > 0 ? { ...scenario, ...axes } : scenario });
      },
      go: (place) => set({ place, path: place.path }),
      visit: (screen, at) => visit(screen, at),
      goTo,
      show(screen, at) {
        goTo(screen, at);
        set({ side: 'preview' });
      },
      edit(edited) {
        set({ edited });
        const site = siteOf();
        const lead = site && !get().isPinned ? leadOf(get(), site) : undefined;
        if (lead) get().follow(lead);
      },
      follow: ({ screen, look }) => (screen ? visit(screen, look) : get().look(look)),
    };
  };
}

/** What one place, `steerFrame`, writes of what the frame says. */
const reportSlice: StateCreator<PreviewState, [], [], Pick<PreviewState, 'hold' | 'report' | 'receive'>> = (set, get) => ({
  hold: (element) => set({ element }),
  report(channel) {
    const isElsewhere = channel.path !== '' && channel.path !== get().channel.path;
    set(isElsewhere ? { channel, path: channel.path } : { channel });
  },
  receive(message) {
    if (message.type === 'pointed') set({ pointed: message });
    else if (message.type === 'unpointed') set({ isPointing: false, pointed: undefined });
    else if (message.type === 'filled') set({ filled: message });
    else if (message.type === 'checked') {
      const { checks, channel } = get();
      if (message.number === checks) set({ found: { number: checks, path: channel.path, faults: message.faults } });
    }
  },
});

/** The one state of the preview: what the tool wants of the frame, and what the frame has said. Begins as the draft is by itself. */
export function createPreviewStore(siteOf: () => Site | undefined = () => undefined): PreviewStore {
  const first = siteOf();
  return createStore<PreviewState>((...given) => {
    const [set, get] = given;
    return {
      ...leadSlice(siteOf)(...given),
      ...reportSlice(...given),
      scenario: first ? { ...defaultScenario, language: first.defaultLanguage, theme: first.theme.mode } : defaultScenario,
      phone: 'iphone',
      isLandscape: false,
      place: undefined,
      edited: [],
      isPinned: sessionStore.get(PIN_KEY) !== null,
      side: 'edit',
      marks: [],
      isPointing: false,
      checks: 0,
      order: undefined,
      element: null,
      channel: openChannel(0),
      path: paths.home,
      pointed: undefined,
      found: undefined,
      filled: undefined,
      turnTo: (side) => set({ side }),
      togglePin() {
        const isPinned = !get().isPinned;
        if (isPinned) sessionStore.set(PIN_KEY, 'on');
        else sessionStore.remove(PIN_KEY);
        set({ isPinned });
      },
      outline: (marks) => set({ marks }),
      point: (isPointing) => set({ isPointing, pointed: undefined }),
      ask: (order) => set({ order }),
      check() {
        const number = get().checks + 1;
        set({ checks: number, order: { type: 'check', number } });
      },
    };
  });
}
