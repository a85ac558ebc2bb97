import type { Request } from 'express';
import type { HomeWeight } from '#schemas/judge/lint/homeWeight.schema.ts';
import { homeWithinLimits } from '#schemas/judge/lint/homeWithinLimits.ts';
import { logosSeen } from '#schemas/judge/lint/logosSeen.ts';
import type { Problem } from '#schemas/base/json/problem.ts';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import { type AskOwnHost, askOwnHost } from '../../http/outgoing/askOwnHost.ts';
import type { Database } from '../../store/database/Database.ts';
import { listPictures } from '../../store/repositories/media.ts';
import { findPublishRules, limitsIn } from '../../store/repositories/publishRules.ts';
import { readDraftSite } from '../drafts/readDraftSite.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';

/** Draws home of a release for a guest and measures it and the files that this server sends for it. Undefined where it cannot be drawn. */
export type MeasureHome = (release: LiveRelease, ask: AskOwnHost) => Promise<HomeWeight | undefined>;

export interface WeighDeps {
  readonly db: Database;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  readonly measureHome: MeasureHome;
}

/**
 * What of the saved draft can only be found by looking: what of its home is above the merchant's limits, and logos that are hardly seen. A
 * home that cannot be drawn stops no release: an urgent one may fix it.
 */
export async function homeFaults({ db, presets, measureHome }: WeighDeps, req: Request, live: LiveRelease): Promise<Problem[]> {
  const draft = await readDraftSite(db, live, presets);
  const weight = await measureHome(draft.live, askOwnHost(req, live.merchantCode));
  const rules = await findPublishRules(db, live.merchantCode);
  const pictures = await listPictures(db, live.merchantCode);
  return [
    ...(weight === undefined ? [] : homeWithinLimits(weight, limitsIn(rules))),
    ...logosSeen(draft.live.site.theme, (id) => pictures.find((picture) => picture.id === id)?.tones ?? undefined),
  ];
}
