import type { StoreApi } from 'zustand';
import { toFrame as isToFrame } from '#schemas/generated/preview.js';
import { isLanguage } from '#schemas/declare/languages/languages.ts';
import { type FromFrame, type PreviewBody, type ToFrame, previewEnvelope } from '#schemas/edges/preview/previewMessage.schema.ts';
import { type Scenario, defaultScenario } from '#schemas/edges/preview/scenario.ts';
import { isMenu } from '#schemas/declare/pages/overlays.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { gateOf } from '#schemas/declare/names/statusGate.ts';
import { GUEST, sampleVisitor } from '#schemas/declare/names/visitor.ts';
import type { Http } from '#src/lib/http.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import type { SiteStore } from '#src/site/siteStore.ts';
import { applyLook } from './applySite.ts';
import { blocksOnPage } from './blocksOnPage.ts';
import { createLayoutCheck } from './createLayoutCheck.ts';
import { fillForm } from './fillForm.ts';
import { outlineMarks } from './outlineParts.ts';
import { createScenarioPlayer, withWording } from './playScenario.ts';
import { type Pointing, pointAtPage } from './pointAtPage.ts';
import { previewHttp } from './previewHttp.ts';
import { createSettingsInUse } from './settingsInUse.ts';

/** A page changes in many small steps, which are told together. */
const STEPS_MS = 100;

interface PreviewDeps {
  readonly page: StoreApi<SiteValue>;
  readonly store: SiteStore;
  readonly http: Http;
  readonly parentOrigin: string;
  /** Goes to another address of the player without a load. */
  readonly navigate: (path: string) => void;
  /** The regions rendered at the current address. */
  readonly regions: () => readonly Region[];
  /** How many addresses have been drawn so far. The address changes before its page does. */
  readonly pagesDrawn: StoreApi<number>;
}

/** The address without the ticket that let it be framed. */
function pathOnShow(): string {
  const url = new URL(location.href);
  url.searchParams.delete('preview');
  return url.pathname + url.search;
}

type Say = (body: PreviewBody<FromFrame>) => void;

/** Calls a listener soon after the page may have changed: its address, the settings that it has read, its elements and their sizes. */
function createPageWatch({ page, store, pagesDrawn }: PreviewDeps) {
  let due: ReturnType<typeof setTimeout> | undefined;
  let listener: (() => void) | undefined;
  function changed() {
    if (listener === undefined) return;
    due ??= setTimeout(() => {
      due = undefined;
      listener?.();
    }, STEPS_MS);
  }
  return {
    changed,
    start(onChange: () => void) {
      listener = onChange;
      for (const source of [page, store, pagesDrawn]) source.subscribe(changed);
      // A block that draws nothing, or does so no longer: an answer of the platform has come, or a style sheet.
      const observed = { subtree: true, childList: true, attributeFilter: ['class', 'hidden'] };
      new MutationObserver(changed).observe(document.body, observed);
      new ResizeObserver(changed).observe(document.body);
      changed();
    },
  };
}

/** Inspects the page, and reports its content and the settings that it has read for it. */
function createPageReport({ page, store, regions, pagesDrawn }: PreviewDeps, say: Say, onRead: () => void) {
  const settings = createSettingsInUse(onRead);
  let lastSite: Site | undefined;
  let lastPlace = '';
  let lastSeen = '';
  let status = defaultScenario.status;

  /** The site as the page is to take it, and the page that its status shows: to look it up is to read the setting. */
  function watched(site: Site) {
    const watching = settings.watch(site);
    return { ...watching, gate: gateOf(Number(status), watching.site.statusPages) };
  }

  function look() {
    const { gate, playedVisitor = GUEST, playsInstalled = false, ...shown } = page.getState();
    const site = lastSite ?? shown.site; // reading from the page's own site would count as a read by the page
    const { language, theme, overlay } = store.getState();
    const path = pathOnShow();
    const circumstances = { site, visitor: playedVisitor, language, installed: playsInstalled };
    const blocks = blocksOnPage(gate === 'open' ? regions() : [], circumstances);
    const place = JSON.stringify([path, gate, blocks, pagesDrawn.getState()]);
    // Settings read by another page do not count: this one is rendered again with a site that has recorded no reads yet.
    if (lastSite && place !== lastPlace) page.setState(watched(lastSite));
    lastPlace = place;
    const seen = JSON.stringify([place, theme, overlay, settings.count()]);
    if (seen === lastSeen) return;
    lastSeen = seen;
    const read = settings.read(theme).filter(({ region }) => !isMenu(region) || region === overlay);
    say({ type: 'page', path, gate, ...(overlay && { overlay }), ...blocks, settings: read });
  }

  return {
    look,
    /** From now on the page shows this site. Gives it as the page is to take it. */
    begin(site: Site, played: Scenario['status']) {
      lastSite = site;
      status = played;
      return watched(site);
    },
  };
}

/** Shows a site as the tool sends it, in the circumstances that it plays. */
function createShow({ page, store, http }: PreviewDeps, say: Say, report: ReturnType<typeof createPageReport>) {
  const play = createScenarioPlayer(store);
  let played: Pick<Scenario, 'platform' | 'content'> = defaultScenario;
  let timesForgotten = 0;

  /** Identifies the simulated platform; when it changes, the page drops the answers and form input. */
  function playedPlatform(): string {
    const { platform, content } = played;
    const name = content === 'real' ? platform : `${platform} ${content}`;
    return timesForgotten === 0 ? name : `${name} ${timesForgotten}`;
  }

  async function show({ revision, site, scenario }: Extract<ToFrame, { type: 'show' }>) {
    const wanted =
      isLanguage(scenario.language) && site.languages.includes(scenario.language) ? scenario.language : site.defaultLanguage;
    played = scenario;
    const shown = withWording(site, scenario.wording);
    applyLook(shown);
    page.setState({
      ...report.begin(shown, scenario.status),
      revision,
      playedVisitor: sampleVisitor[scenario.audience],
      playsInstalled: scenario.installed === 'installed',
      playedPlatform: playedPlatform(),
      http: previewHttp(http, scenario),
    });
    await play(scenario, wanted);
    // Two frames later the change is on the screen.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        say({ type: 'applied', revision, path: location.pathname });
        report.look();
      }),
    );
  }

  function forget() {
    timesForgotten += 1;
    page.setState({ playedPlatform: playedPlatform() });
  }

  return { show, forget };
}

/** Goes to an address, and opens an overlay once its page is there. */
function createNavigation({ store, navigate, pagesDrawn }: PreviewDeps) {
  let stopWaiting: (() => void) | undefined;
  function go({ path, overlay }: Extract<ToFrame, { type: 'navigate' }>) {
    stopWaiting?.();
    const isElsewhere = path !== pathOnShow();
    navigate(path);
    if (!overlay) return store.getState().closeOverlay();
    const open = () => {
      stopWaiting?.();
      store.getState().openOverlay(overlay);
    };
    // A page that is left closes its menus, so a menu requested meanwhile opens after the next page is rendered.
    if (isElsewhere) stopWaiting = pagesDrawn.subscribe(open);
    else open();
  }

  return go;
}

/** Reports the scroll position, and returns a function that scrolls without a report. */
function followScroll(say: Say) {
  let scrolledTo: number | undefined;

  addEventListener(
    'scroll',
    () => {
      const y = Math.max(0, Math.round(scrollY));
      if (y !== scrolledTo) say({ type: 'scrolled', y });
      scrolledTo = undefined;
    },
    { passive: true },
  );

  return (y: number) => {
    scrolledTo = y;
    scrollTo({ top: y, behavior: 'instant' });
  };
}

/** Reports the part under the pointer, while the tool requests it. */
function createPointer(say: Say) {
  let pointing: Pointing | undefined;
  function point(isOn: boolean) {
    pointing?.stop();
    pointing = isOn
      ? pointAtPage(
          (pointed) => say({ type: 'pointed', ...pointed }),
          () => say({ type: 'unpointed' }),
        )
      : undefined;
  }

  return { point, name: (name: Parameters<Pointing['name']>[0]) => pointing?.name(name) };
}

/** The frame's side of the preview protocol: renders the state that the operator's tool sends, and reports the result. */
export function connectPreview(deps: PreviewDeps): void {
  const { parentOrigin } = deps;
  const say: Say = (body) => parent.postMessage({ ...previewEnvelope, ...body }, parentOrigin);
  // On a phone a scroll bar takes no width from the page.
  document.documentElement.style.setProperty('scrollbar-width', 'none');
  const watch = createPageWatch(deps);
  const report = createPageReport(deps, say, watch.changed);
  const layout = createLayoutCheck();
  const { show, forget } = createShow(deps, say, report);
  const go = createNavigation(deps);
  const scroll = followScroll(say);
  const pointer = createPointer(say);

  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== parent || event.origin !== parentOrigin || !isToFrame(event.data)) return;
    const message = event.data as ToFrame; // `isToFrame` has checked it
    switch (message.type) {
      case 'show':
        void show(message);
        break;
      case 'navigate':
        go(message);
        break;
      case 'scroll':
        scroll(message.y);
        break;
      case 'ping':
        say({ type: 'pong' });
        break;
      case 'point':
        pointer.point(message.isOn);
        break;
      case 'name':
        pointer.name(message.name);
        break;
      case 'outline':
        outlineMarks(message.marks);
        break;
      case 'check':
        void layout.check().then((faults) => faults && say({ type: 'checked', number: message.number, faults }));
        break;
      case 'reveal':
        layout.reveal(message.index);
        break;
      case 'forget':
        forget();
        break;
      case 'fill':
        void fillForm(message.values, message.tab).then((seen) => say({ type: 'filled', number: message.number, seen }));
        break;
    }
  });
  watch.start(report.look);
  say({ type: 'hello' });
}
