import { type Request, Router } from 'express';
import type { MerchantSummary, MerchantView } from '#schemas/preview/operatorApi.schema.ts';
import type { Release, TemplateVersion } from '#schemas/release/release.schema.ts';
import { roleAt } from '#schemas/preview/roleGrants.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Database } from '../store/Database.ts';
import { findDraft, openDrafts } from '../store/drafts.ts';
import type { LiveRelease, LiveReleases } from './createLiveReleases.ts';
import { draftView, isChanged } from './draftView.ts';
import { type OperatorSessions, operatorOf } from './operatorSession.ts';

/** The merchant that a route names. Throws HttpProblem 404 for one that is not live. */
export function merchantAt(req: Request, releases: LiveReleases): LiveRelease {
  const live = releases.live(String(req.params['code']));
  if (live === undefined) throw new HttpProblem(404, 'merchant.unknown');
  return live;
}

interface Needs {
  readonly db: Database;
  readonly releases: LiveReleases;
  readonly sessions: OperatorSessions;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
}

/** Which merchants there are, and one of them with all that the tool needs to edit it. */
export function merchantRoutes({ db, releases, sessions, presets }: Needs): Router {
  const router = Router();

  router.get('/merchants', sessions.signedIn, async (_req, res) => {
    const { roles } = operatorOf(res);
    const drafts = new Map((await openDrafts(db)).map((draft) => [draft.merchantCode, draft]));
    const seen = releases.merchants().filter(({ merchantCode }) => roleAt(roles, merchantCode) !== undefined);
    const summaries = seen.map((live): MerchantSummary => {
      const { merchantCode, revision, site } = live;
      const draft = drafts.get(merchantCode);
      return {
        merchantCode,
        title: site.title,
        version: site.version,
        liveRevision: revision,
        draftState: isChanged(draft, live) ? 'changed' : 'none',
        updatedAt: draft?.updatedAt.toISOString() ?? null,
        logo: site.theme.logo,
      };
    });
    res.json(summaries);
  });

  router.get('/merchants/:code', sessions.require('viewer'), async (req, res) => {
    const live = merchantAt(req, releases);
    const { merchantCode, document, revision, releaseId } = live;
    const view: MerchantView = {
      merchantCode,
      preset: presets[document.template.version],
      live: { document, revision, releaseId },
      draft: draftView(await findDraft(db, merchantCode), live),
    };
    res.json(view);
  });

  return router;
}
