import type { AddressCheck, DraftSaved, MerchantView, SessionView, SignInBody } from '#schemas/preview/operatorApi.schema.ts';
import type {
  PlanBody,
  PlanView,
  ReleaseDocuments,
  PublishBody,
  ReleaseEntry,
  ReleaseOutcome,
  RollBackBody,
  WaiverBody,
  WaiverView,
} from '#schemas/preview/releaseApi.schema.ts';
import type { NewShareView, ShareBody, ShareView } from '#schemas/preview/shareApi.schema.ts';
import { CSRF_HEADER } from '#schemas/preview/operatorApi.schema.ts';
import {
  readAddressCheck,
  readDraftSaved,
  readFrame,
  readMerchant,
  readNewShare,
  readOutcome,
  readPlan,
  readReleaseDocuments,
  readReleases,
  readSession,
  readShares,
  readWaivers,
} from './answerReads.ts';
import { type MerchantApi, createMerchantApi } from './merchantApi.ts';
import { type PeopleApi, createPeopleApi } from './peopleApi.ts';
import { Refusal } from './Refusal.ts';
import { type Ask, createAsk } from './createAsk.ts';

/** Everything the tool asks of the server. Each call throws `Refusal` and nothing else. */
export interface PreviewApi extends PeopleApi, MerchantApi {
  session(): Promise<SessionView>;
  signIn(body: SignInBody): Promise<SessionView>;
  signOut(): Promise<void>;
  merchant(code: string): Promise<MerchantView>;
  /** `revision` is the draft's that this write replaces; `parentReleaseId` puts the draft on top of another release. */
  saveDraft(code: string, document: unknown, revision: number, parentReleaseId?: number): Promise<DraftSaved>;
  /** What the draft's operators let pass. */
  waivers(code: string): Promise<readonly WaiverView[]>;
  /** Why a warning may pass, for everybody; an empty reason takes it back. Gives all that may pass now. */
  waive(code: string, body: WaiverBody): Promise<readonly WaiverView[]>;
  discardDraft(code: string, revision: number): Promise<DraftSaved>;
  releases(code: string): Promise<readonly ReleaseEntry[]>;
  /** One release, and what was live before it. */
  release(code: string, releaseId: number): Promise<ReleaseDocuments>;
  publish(code: string, body: PublishBody, revision: number): Promise<ReleaseOutcome>;
  rollBack(code: string, body: RollBackBody): Promise<ReleaseOutcome>;
  /** What goes live at a time, if anything does. */
  plan(code: string): Promise<PlanView | null>;
  addPlan(code: string, body: PlanBody, revision: number): Promise<PlanView | null>;
  cancelPlan(code: string): Promise<void>;
  /** Links that show the draft on another device. */
  shares(code: string): Promise<readonly ShareView[]>;
  addShare(code: string, body: ShareBody): Promise<NewShareView>;
  revokeShare(code: string, id: number): Promise<void>;
  /** Has the server ask for every address of the saved draft. */
  checkAddresses(code: string): Promise<AddressCheck>;
  /** An address of the player that only this page may frame. */
  frame(code: string): Promise<string>;
}

/** One question to the server, its answer judged by `read`. Rejects with `Refusal` and nothing else. */
export type Call = <T>(
  method: string,
  path: string,
  read: (answer: unknown) => T,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<T>;

const merchantPath = (code: string, rest = '') => `merchants/${encodeURIComponent(code)}${rest}`;
const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` });

/** @param onSignedOut The server no longer knows the session. */
export function createPreviewApi({
  onSignedOut,
  ask = createAsk(),
}: {
  readonly onSignedOut: () => void;
  readonly ask?: Ask;
}): PreviewApi {
  let csrf = '';
  const remember = (session: SessionView) => {
    csrf = session.csrf;
    return session;
  };

  async function call<T>(
    method: string,
    path: string,
    read: (answer: unknown) => T,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    try {
      const own: Record<string, string> = method === 'GET' ? {} : { [CSRF_HEADER]: csrf };
      return read(await ask(method, path, { headers: { ...own, ...headers }, body }));
    } catch (error) {
      if (error instanceof Refusal && error.code === 'session.missing') onSignedOut();
      throw error;
    }
  }

  return {
    session: async () => remember(await call('GET', 'session', readSession)),
    signIn: async (body) => remember(await call('POST', 'session', readSession, body)),
    signOut: () => call('DELETE', 'session', () => undefined),
    ...createPeopleApi(call, remember),
    ...createMerchantApi(call),
    merchant: (code) => call('GET', merchantPath(code), readMerchant),
    saveDraft(code, document, revision, parentReleaseId) {
      const onTopOf = parentReleaseId === undefined ? '' : `?parentReleaseId=${parentReleaseId}`;
      return call('PUT', merchantPath(code, `/draft${onTopOf}`), readDraftSaved, document, ifMatch(revision));
    },
    waivers: (code) => call('GET', merchantPath(code, '/waivers'), readWaivers),
    waive: (code, body) => call('PUT', merchantPath(code, '/waivers'), readWaivers, body),
    discardDraft: (code, revision) => call('DELETE', merchantPath(code, '/draft'), readDraftSaved, undefined, ifMatch(revision)),
    releases: (code) => call('GET', merchantPath(code, '/releases'), readReleases),
    release: (code, releaseId) => call('GET', merchantPath(code, `/releases/${releaseId}`), readReleaseDocuments),
    publish: (code, body, revision) => call('POST', merchantPath(code, '/releases'), readOutcome, body, ifMatch(revision)),
    rollBack: (code, body) => call('POST', merchantPath(code, '/rollback'), readOutcome, body),
    plan: (code) => call('GET', merchantPath(code, '/plan'), readPlan),
    addPlan: (code, body, revision) => call('POST', merchantPath(code, '/plan'), readPlan, body, ifMatch(revision)),
    cancelPlan: (code) => call('DELETE', merchantPath(code, '/plan'), () => undefined),
    shares: (code) => call('GET', merchantPath(code, '/shares'), readShares),
    addShare: (code, body) => call('POST', merchantPath(code, '/shares'), readNewShare, body),
    revokeShare: (code, id) => call('DELETE', merchantPath(code, `/shares/${id}`), () => undefined),
    checkAddresses: (code) => call('POST', merchantPath(code, '/addresses'), readAddressCheck, {}),
    frame: (code) => call('POST', merchantPath(code, '/frame'), readFrame, {}),
  };
}
