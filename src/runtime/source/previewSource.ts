import type { StoreApi } from 'zustand';
import { toFrame as isToFrame } from '#schemas/generated/preview.js';
import { isLanguage } from '#schemas/languages.ts';
import { type FromFrame, PREVIEW_CHANNEL, PREVIEW_PROTOCOL, type ToFrame } from '#schemas/preview/previewMessage.schema.ts';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { salvageRelease } from '#schemas/salvageRelease.ts';
import { gateOf } from '#schemas/statusGate.ts';
import { sampleVisitor } from '#schemas/visitor.ts';
import type { Http } from '#src/lib/http.ts';
import { changeLanguage, changeTheme } from '#src/site/changeDisplay.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import type { SiteStore } from '#src/site/siteStore.ts';
import { applySite } from './applySite.ts';
import { fillForm } from './fillForm.ts';
import { outlineMarks } from './outlineParts.ts';
import { pointAtPage } from './pointAtPage.ts';
import { previewHttp } from './previewHttp.ts';

interface PreviewWiring {
  readonly page: StoreApi<SiteValue>;
  readonly store: SiteStore;
  readonly http: Http;
  readonly parentOrigin: string;
  /** Goes to another address of the player without a load. */
  readonly navigate: (path: string) => void;
}

/** The frame's side of the preview protocol: shows what the operator's tool sends, and says what it shows. */
export function connectPreview({ page, store, http, parentOrigin, navigate }: PreviewWiring): void {
  const envelope = { channel: PREVIEW_CHANNEL, protocol: PREVIEW_PROTOCOL } as const;
  const say = (message: FromFrame) => parent.postMessage(message, parentOrigin);

  async function show({ revision, release: draft, scenario }: Extract<ToFrame, { type: 'show' }>) {
    // A draft may be invalid: what can be shown of it is shown, the rest is the tool's list of problems.
    const { release, problems } = salvageRelease(draft);
    if (!release) return say({ ...envelope, type: 'applied', revision, path: location.pathname, problems });
    const { site } = resolveSite(release);
    const { language, theme } = store.getState();
    const wanted =
      isLanguage(scenario.language) && site.languages.includes(scenario.language) ? scenario.language : site.defaultLanguage;
    applySite(page, {
      site,
      revision,
      gate: gateOf(Number(scenario.status), site.statusReading),
      playedVisitor: sampleVisitor[scenario.audience],
      http: previewHttp(http, scenario.platform),
    });
    document.documentElement.style.fontSize = scenario.textSize === '100' ? '' : `${scenario.textSize}%`;
    if (theme !== scenario.theme) changeTheme(store, scenario.theme, false);
    if (language !== wanted) await changeLanguage(store, wanted, false);
    // Two frames later the change is on the screen.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => say({ ...envelope, type: 'applied', revision, path: location.pathname, problems })),
    );
  }

  let stopPointing: (() => void) | undefined;
  function point(isOn: boolean) {
    stopPointing?.();
    stopPointing = isOn ? pointAtPage((part, isPress) => say({ ...envelope, type: 'pointed', isPress, part })) : undefined;
  }

  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== parent || event.origin !== parentOrigin || !isToFrame(event.data)) return;
    const message = event.data as ToFrame; // `isToFrame` has judged it
    switch (message.type) {
      case 'show':
        void show(message);
        break;
      case 'navigate':
        navigate(message.path);
        break;
      case 'ping':
        say({ ...envelope, type: 'pong' });
        break;
      case 'point':
        point(message.isOn);
        break;
      case 'outline':
        outlineMarks(message.marks);
        break;
      case 'fill':
        void fillForm(message.values).then((seen) => say({ ...envelope, type: 'filled', number: message.number, seen }));
        break;
    }
  });
  say({ ...envelope, type: 'hello' });
}
