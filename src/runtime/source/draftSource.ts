import type { StoreApi } from 'zustand';
import type { DraftPass, SharedDraft } from '#schemas/edges/api/shares.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { defaultScenario } from '#schemas/edges/preview/scenario.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import type { Http } from '#src/lib/http.ts';
import { forgetCachedPages } from '#src/lib/cachedPages.ts';
import { hydrateAll } from '#src/lib/deferredHydration.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { applySite } from './applySite.ts';
import { previewHttp } from './previewHttp.ts';

interface FollowDraftDeps {
  readonly page: StoreApi<SiteValue>;
  readonly http: Http;
  readonly pass: DraftPass;
}

/** Whether it is an answer of `/site/draft`. Its content needs no check: our own server has resolved it. */
const isDraft = (answer: unknown): answer is SharedDraft =>
  isObject(answer) && isObject(answer['site']) && typeof answer['revision'] === 'string';

/** The longest a browser's timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** A worker's cached pages of the live site must not replace the draft. */
async function leaveWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all([forgetCachedPages(), ...workers.map((worker) => worker.unregister())]);
}

/** The token is used: without it the address can be shown around. */
function hideToken(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('share')) return;
  url.searchParams.delete('share');
  history.replaceState(history.state, '', url);
}

/**
 * A draft that was shared by a link: plays the visitor that it was shared for, sends nothing, follows the operator's edits,
 * and ends when the link does.
 */
export async function followDraft({ page, http, pass }: FollowDraftDeps): Promise<void> {
  hideToken();
  page.setState({
    http: previewHttp(http, defaultScenario),
    playedVisitor: sampleVisitor[pass.audience],
  });
  let shown = pass.revision;

  async function refresh() {
    const answer = await fetch('/site/draft', { credentials: 'same-origin', cache: 'no-store' });
    if (answer.status === 403) return location.reload(); // revoked: the server says so
    const draft: unknown = await answer.json();
    if (!isDraft(draft) || draft.revision === shown) return;
    await hydrateAll();
    shown = draft.revision;
    applySite(page, { site: draft.site });
  }
  const refreshQuietly = () => refresh().catch((error: unknown) => console.warn('The draft could not be fetched.', error));

  const events = new EventSource('/site/draft/events');
  events.addEventListener('draft', () => void refreshQuietly());
  // A stream that the server refuses is never opened again by itself.
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) void refreshQuietly();
  });
  setTimeout(() => void refreshQuietly(), Math.min(LONGEST_MS, pass.endsInMs + 1_000));
  await leaveWorkers();
}
