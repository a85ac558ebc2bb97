import type { StoreApi } from 'zustand';
import { toFrame as isToFrame } from '#schemas/generated/preview.js';
import { isLanguage } from '#schemas/languages.ts';
import { type FromFrame, type PreviewBody, type ToFrame, previewEnvelope } from '#schemas/preview/previewMessage.schema.ts';
import { type Scenario, defaultScenario } from '#schemas/preview/scenario.ts';
import { isMenu } from '#schemas/overlays.ts';
import type { Region } from '#schemas/release/layout.schema.ts';
import type { Site } from '#schemas/resolve/site.ts';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { repairRelease } from '#schemas/repairRelease.ts';
import { gateOf } from '#schemas/statusGate.ts';
import { GUEST, sampleVisitor } from '#schemas/visitor.ts';
import type { Http } from '#src/lib/http.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import type { SiteStore } from '#src/site/siteStore.ts';
import { applyLook } from './applySite.ts';
import { blocksOnPage } from './blocksOnPage.ts';
import { createLayoutCheck } from './createLayoutCheck.ts';
import { fillForm } from './fillForm.ts';
import { outlineMarks } from './outlineParts.ts';
import { createScenarioPlayer, playWording } from './playScenario.ts';
import { type Pointing, pointAtPage } from './pointAtPage.ts';
import { previewHttp } from './previewHttp.ts';
import { createSettingsInUse } from './settingsInUse.ts';

/** How often the page is looked at for what it shows. Neither a navigation of the router nor an answer of the platform sends a notification. */
const LOOK_EVERY_MS = 300;

interface PreviewDeps {
  readonly page: StoreApi<SiteValue>;
  readonly store: SiteStore;
  readonly http: Http;
  readonly parentOrigin: string;
  /** Goes to another address of the player without a load. */
  readonly navigate: (path: string) => void;
  /** What the address on show draws. */
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

/** The frame's side of the preview protocol: shows what the operator's tool sends, and says what it shows. */
export function connectPreview({ page, store, http, parentOrigin, navigate, regions, pagesDrawn }: PreviewDeps): void {
  const say = (body: PreviewBody<FromFrame>) => parent.postMessage({ ...previewEnvelope, ...body }, parentOrigin);
  const play = createScenarioPlayer(store);
  // On a phone a scroll bar takes no width from the page.
  document.documentElement.style.setProperty('scrollbar-width', 'none');
  const settings = createSettingsInUse();
  const layout = createLayoutCheck();
  let lastSite: Site | undefined;
  let lastPlace = '';
  let lastSeen = '';
  let scrolledTo: number | undefined;
  let played: Pick<Scenario, 'platform' | 'content' | 'status'> = defaultScenario;
  let timesForgotten = 0;

  /** The site as the page is to take it, and the page that its status shows: to look it up is to read the setting. */
  function watched(site: Site) {
    const watching = settings.watch(site);
    return { ...watching, gate: gateOf(Number(played.status), watching.site.statusPages) };
  }

  function reportPage() {
    const { gate, playedVisitor = GUEST, playsInstalled = false, ...shown } = page.getState();
    const site = lastSite ?? shown.site; // the one that the page reads would count what is read here
    const { language, theme, overlay } = store.getState();
    const path = pathOnShow();
    const circumstances = { site, visitor: playedVisitor, language, installed: playsInstalled };
    const blocks = blocksOnPage(gate === 'open' ? regions() : [], circumstances);
    const place = JSON.stringify([path, gate, blocks, pagesDrawn.getState()]);
    // What another page has read does not count: this one is drawn again with a site that has told nothing yet.
    if (lastSite && place !== lastPlace) page.setState(watched(lastSite));
    lastPlace = place;
    const seen = JSON.stringify([place, theme, overlay, settings.count()]);
    if (seen === lastSeen) return;
    lastSeen = seen;
    const read = settings.read(theme).filter(({ region }) => !isMenu(region) || region === overlay);
    say({ type: 'page', path, gate, ...(overlay && { overlay }), ...blocks, settings: read });
  }

  /** Names how the platform is played; another name makes the page forget what it has read and what was filled in. */
  function playedPlatform(): string {
    const { platform, content } = played;
    const name = content === 'real' ? platform : `${platform} ${content}`;
    return timesForgotten === 0 ? name : `${name} ${timesForgotten}`;
  }

  async function show({ revision, release: draft, scenario }: Extract<ToFrame, { type: 'show' }>) {
    // A draft may be invalid: what can be shown of it is shown, the rest is the tool's list of problems.
    const { release, problems } = repairRelease(draft);
    if (!release) return say({ type: 'applied', revision, path: location.pathname, problems });
    const { site } = resolveSite(release);
    const wanted =
      isLanguage(scenario.language) && site.languages.includes(scenario.language) ? scenario.language : site.defaultLanguage;
    played = scenario;
    lastSite = playWording(site, scenario.wording);
    applyLook(lastSite);
    page.setState({
      ...watched(lastSite),
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
        say({ type: 'applied', revision, path: location.pathname, problems });
        reportPage();
      }),
    );
  }

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
    // A page that leaves closes its menus, also one that is asked for by then.
    if (isElsewhere) stopWaiting = pagesDrawn.subscribe(open);
    else open();
  }

  function scroll(y: number) {
    scrolledTo = y;
    scrollTo({ top: y, behavior: 'instant' });
  }

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
        point(message.isOn);
        break;
      case 'name':
        pointing?.name(message.name);
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
        timesForgotten += 1;
        page.setState({ playedPlatform: playedPlatform() });
        break;
      case 'fill':
        void fillForm(message.values, message.tab).then((seen) => say({ type: 'filled', number: message.number, seen }));
        break;
    }
  });
  addEventListener(
    'scroll',
    () => {
      const y = Math.max(0, Math.round(scrollY));
      if (y !== scrolledTo) say({ type: 'scrolled', y });
      scrolledTo = undefined;
    },
    { passive: true },
  );
  setInterval(reportPage, LOOK_EVERY_MS);
  say({ type: 'hello' });
}
