import { parseCookie } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import { DRAFT_COOKIE, type DraftPass, type SharedDraft } from '#schemas/edges/api/shares.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import type { EventStream, EventStreams } from '../http/responses/eventStream.ts';
import { hashToken } from '../store/secrets/secretToken.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { LiveRelease, LiveReleases } from '../releases/live/createLiveReleases.ts';
import { DRAFT_CHANNEL } from '../releases/drafts/saveDraft.ts';
import { type DraftSite, readDraftSite } from '../releases/drafts/readDraftSite.ts';
import { SHARE_CHANNEL } from '../releases/shares/shareHandlers.ts';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import type { Database } from '../store/database/Database.ts';
import { sentSite } from './siteFiles.ts';
import { type StoredShare, findShare, markShareOpened } from '../store/repositories/shares.ts';
import { knownMerchantOf } from '../releases/live/requestMerchant.ts';

/** The draft that a request may see, and on which terms. */
export interface OpenedDraft extends DraftSite {
  readonly shareId: number;
  readonly pass: DraftPass;
}

export interface SharedDrafts {
  /** What a link opens; nothing when it has run out, was revoked, or belongs to another merchant. */
  open(token: string, live: LiveRelease): Promise<OpenedDraft | undefined>;
  /** Leaves the link on the device, for pages after the first. */
  remember(req: Request, res: Response, token: string, opened: OpenedDraft): Promise<void>;
  forget(res: Response): void;
  /** `GET /site/draft` and `GET /site/draft/events` of a device that has opened a link. */
  readonly readDraft: RequestHandler;
  readonly followDraft: RequestHandler;
  close(): Promise<void>;
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: LiveReleases;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  readonly streams: EventStreams;
}

/** Whether a request comes from a device that looks at a draft: then it may read, and nothing else. */
export const draftTokenOf = (req: Pick<Request, 'headers'>): string | undefined =>
  req.headers.cookie?.includes(`${DRAFT_COOKIE}=`) ? parseCookie(req.headers.cookie ?? '')[DRAFT_COOKIE] : undefined;

const WRITES = /^\/(?:wps|lgw)\//;

/** A shared draft is for viewing: no action in it has an effect. */
export const refuseDraftWrites: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD' || !WRITES.test(req.path) || draftTokenOf(req) === undefined) return next();
  res
    .status(403)
    .set('cache-control', 'no-store')
    .json({ success: false, errorCode: 'draft.readOnly', message: 'This is a draft: nothing is sent.' });
};

/** Drafts that were shared by a link, as players' pages and as data that follows the operator's edits. */
export async function createSharedDrafts({ db, clock, releases, presets, streams }: Deps): Promise<SharedDrafts> {
  const listeners = new Map<string, Set<EventStream>>();
  const notify = (merchantCode: string, event: string) => {
    for (const listener of listeners.get(merchantCode) ?? []) listener.send(event, {});
  };
  const stops = [
    await db.listen(DRAFT_CHANNEL, (payload) => {
      const message = readJson(payload);
      const code = message.ok && isObject(message.value) ? message.value['merchantCode'] : undefined;
      if (typeof code === 'string') return notify(code, 'draft');
      for (const merchantCode of listeners.keys()) notify(merchantCode, 'draft'); // reconnected: look again
    }),
    // The message does not name the link: each page checks whether its own still works.
    await db.listen(SHARE_CHANNEL, (merchantCode) => notify(merchantCode, 'draft')),
  ];
  const unsubscribe = releases.onChange(({ merchantCode }) => notify(merchantCode, 'draft'));

  const find = (token: string, { merchantCode }: LiveRelease): Promise<StoredShare | undefined> =>
    findShare(db, hashToken(token), merchantCode, clock());

  const open: SharedDrafts['open'] = async (token, live) => {
    const share = await find(token, live);
    if (share === undefined) return undefined;
    const draft = await readDraftSite(db, live, presets);
    const { id: shareId, audience, expiresAt } = share;
    const endsInMs = expiresAt.getTime() - clock().getTime();
    return { ...draft, shareId, pass: { audience, expiresAt: expiresAt.toISOString(), endsInMs, revision: draft.revision } };
  };

  /** The link that the device has opened; answers 403 itself when it works no more. */
  async function admitted(req: Request, res: Response): Promise<{ token: string; live: LiveRelease } | undefined> {
    const live = knownMerchantOf(req);
    const token = draftTokenOf(req);
    if (live !== undefined && token !== undefined && (await find(token, live)) !== undefined) return { token, live };
    res.status(403).set('cache-control', 'no-store').json({ code: 'share.ended' });
    return undefined;
  }

  return {
    open,
    async remember(req, res, token, { shareId, pass }) {
      res.cookie(DRAFT_COOKIE, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: req.secure,
        maxAge: pass.endsInMs,
      });
      await markShareOpened(db, shareId, clock());
    },
    forget: (res) => void res.clearCookie(DRAFT_COOKIE, { path: '/', httpOnly: true, sameSite: 'lax' }),
    readDraft: async (req, res) => {
      const seen = await admitted(req, res);
      if (seen === undefined) return;
      const { live, revision } = await readDraftSite(db, seen.live, presets);
      const draft: SharedDraft = { site: sentSite(live.site), revision };
      res.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).json(draft);
    },
    followDraft: async (req, res) => {
      const seen = await admitted(req, res);
      if (seen === undefined) return;
      const { merchantCode } = seen.live;
      const all = listeners.get(merchantCode) ?? new Set();
      listeners.set(merchantCode, all);
      const listener = streams.open(req, res, () => all.delete(listener));
      all.add(listener);
      listener.send('draft', {});
    },
    async close() {
      unsubscribe();
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
