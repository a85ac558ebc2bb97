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
import { type FrameScreen, scenarioFor } from './frameScreens.ts';
import { type PreviewTarget, previewTarget } from './previewTarget.ts';
import type { PhoneId } from './phoneSize.ts';

/** A phone shows one of these at a time. */
export const sides = ['edit', 'preview'] as const;
export type Side = (typeof sides)[number];

/** The scenario that the frame plays, and the phone around it. */
export interface ViewState extends Scenario {
  readonly phone: PhoneId;
  readonly isLandscape: boolean;
}

export type Place = Pick<FrameScreen, 'path' | 'overlay'>;

/** Orders that are carried out once. Orders that last are fields of `PreviewRequests`. */
export type OneOrder = Exclude<FrameOrder, { type: 'point' | 'outline' | 'scroll' }>;

/** What the frame is to show: written by the actions below, posted by `syncFrame` when it changes. */
interface PreviewRequests {
  readonly scenario: Scenario;
  readonly phone: PhoneId;
  readonly isLandscape: boolean;
  /** The last page that the frame was sent to; undefined while it shows the page of its address. */
  readonly place: Place | undefined;
  /** Pointers of the settings that are open in the editor, or of the one that was navigated to. */
  readonly edited: readonly string[];
  /** A pinned preview stays where it is when other settings are edited. */
  readonly isPinned: boolean;
  readonly side: Side;
  /** The parts of the page that are outlined. */
  readonly marks: readonly FrameMarks[];
  /** While it is on, a press in the frame reports the part it hit. */
  readonly isPointing: boolean;
  /** Number of checks asked for so far. */
  readonly checks: number;
  /** The last one-time order. */
  readonly order: OneOrder | undefined;
}

/** What the frame has reported, and its element. */
interface PreviewReports {
  readonly element: HTMLElement | null;
  readonly channel: FrameChannel;
  /** Path and query of the page: the last one that the frame reported or was sent to. */
  readonly path: string;
  readonly pointed: Extract<FromFrame, { type: 'pointed' }> | undefined;
  /** Result of the last check that was answered before the next one began. */
  readonly found: { readonly number: number; readonly path: string; readonly faults: readonly FrameFault[] } | undefined;
  readonly filled: Extract<FromFrame, { type: 'filled' }> | undefined;
}

export interface PreviewState extends PreviewRequests, PreviewReports {
  setViewState(at: Partial<ViewState>): void;
  /** Goes to an address in the current scenario. */
  navigate(place: Place): void;
  /** Goes to a screen, with a visitor who may see it. */
  visit(screen: FrameScreen, at?: Partial<Scenario>): void;
  /** As `visit`, but changes only the scenario if the frame shows the address already. */
  goTo(screen: FrameScreen, at?: Partial<Scenario>): void;
  /** As `goTo`, and on a phone switches to the preview. */
  show(screen: FrameScreen, at?: Partial<Scenario>): void;
  setSide(side: Side): void;
  /** Sets the edited settings. The preview follows when they change, and at no other time. */
  edit(settings: readonly string[]): void;
  goToTarget(target: PreviewTarget): void;
  togglePin(): void;
  outline(marks: readonly FrameMarks[]): void;
  point(isOn: boolean): void;
  post(order: OneOrder): void;
  /** Asks the frame to look for layout faults on its page. */
  check(): void;

  setElement(element: HTMLIFrameElement | null): void;
  setChannel(channel: FrameChannel): void;
  receive(message: FromFrame): void;
}

export type PreviewStore = StoreApi<PreviewState>;

const PIN_KEY = 'livery.tool.pin';

const shownLanguage = ({ language }: Scenario, { languages, defaultLanguage }: Site) =>
  languages.includes(language) ? language : defaultLanguage;

/** The view state as the frame plays it: a language that the site does not have is replaced by its default one. */
export const viewStateOf = (
  { scenario, phone, isLandscape }: Pick<PreviewState, 'scenario' | 'phone' | 'isLandscape'>,
  site: Site,
): ViewState => ({
  ...scenario,
  language: shownLanguage(scenario, site),
  phone,
  isLandscape,
});

/** What has to change in the preview to show the edited settings. */
export function targetOf({ edited, path, channel, scenario }: PreviewState, site: Site): PreviewTarget | undefined {
  const { page } = channel;
  const played = { ...scenario, language: shownLanguage(scenario, site) };
  return previewTarget(edited, site, { path, overlay: page?.overlay, scenario: played, page });
}

type Navigation = Pick<PreviewState, 'setViewState' | 'navigate' | 'visit' | 'goTo' | 'show' | 'edit' | 'goToTarget'>;

/** Actions that change which page the frame shows. `siteOf` gives the site that the frame shows. */
function navigationSlice(siteOf: () => Site | undefined): StateCreator<PreviewState, [], [], Navigation> {
  return (set, get) => {
    function visit(screen: FrameScreen, at: Partial<Scenario> = {}, isThere = false) {
      const { path, overlay } = screen;
      const scenario = { ...scenarioFor(screen, get().scenario), ...at };
      set(isThere ? { scenario } : { scenario, place: { path, overlay }, path });
    }
    const goTo = (screen: FrameScreen, at?: Partial<Scenario>) =>
      visit(screen, at, screen.path === get().channel.path && screen.overlay === undefined);
    return {
      setViewState({ phone = get().phone, isLandscape = get().isLandscape, ...axes }) {
        const { scenario } = get();
        set({ phone, isLandscape, scenario: Object.keys(axes).length > 0 ? { ...scenario, ...axes } : scenario });
      },
      navigate: (place) => set({ place, path: place.path }),
      visit: (screen, at) => visit(screen, at),
      goTo,
      show(screen, at) {
        goTo(screen, at);
        set({ side: 'preview' });
      },
      edit(edited) {
        set({ edited });
        const site = siteOf();
        const target = site && !get().isPinned ? targetOf(get(), site) : undefined;
        if (target) get().goToTarget(target);
      },
      goToTarget: ({ screen, display }) => (screen ? visit(screen, display) : get().setViewState(display)),
    };
  };
}

/** Written by `syncFrame` only, from what the frame reports. */
const reportSlice: StateCreator<PreviewState, [], [], Pick<PreviewState, 'setElement' | 'setChannel' | 'receive'>> = (
  set,
  get,
) => ({
  setElement: (element) => set({ element }),
  setChannel(channel) {
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

/** The state of the preview: what the frame is to show, and what it has reported. Begins with the default scenario of the draft. */
export function createPreviewStore(siteOf: () => Site | undefined = () => undefined): PreviewStore {
  const first = siteOf();
  return createStore<PreviewState>((...slice) => {
    const [set, get] = slice;
    return {
      ...navigationSlice(siteOf)(...slice),
      ...reportSlice(...slice),
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
      setSide: (side) => set({ side }),
      togglePin() {
        const isPinned = !get().isPinned;
        if (isPinned) sessionStore.set(PIN_KEY, 'on');
        else sessionStore.remove(PIN_KEY);
        set({ isPinned });
      },
      outline: (marks) => set({ marks }),
      point: (isPointing) => set({ isPointing, pointed: undefined }),
      post: (order) => set({ order }),
      check() {
        const number = get().checks + 1;
        set({ checks: number, order: { type: 'check', number } });
      },
    };
  });
}
