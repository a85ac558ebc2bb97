import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { repairRelease } from '#schemas/release/read/repairRelease.ts';
import type { Queries } from '../../store/database/Database.ts';
import { findDraft } from '../../store/repositories/drafts.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';

/** A merchant's draft as it can be shown, instead of the live release. */
export interface DraftSite {
  readonly live: LiveRelease;
  /** Changes with every save, and when something goes live. */
  readonly revision: string;
}

/** The usable part of the draft; the live release if there is no draft. */
export async function readDraftSite(
  queries: Queries,
  live: LiveRelease,
  presets: Readonly<Record<TemplateVersion, Release>>,
): Promise<DraftSite> {
  const draft = await findDraft(queries, live.merchantCode);
  const revision = `${live.revision}.${draft?.revision ?? 0}`;
  const { release } = draft === undefined || draft.document === null ? { release: undefined } : repairRelease(draft.document);
  if (release === undefined) return { live, revision };
  const document = { ...release, template: { ...release.template, merchantCode: live.merchantCode } };
  const { site, full } = resolveSite(document, presets[document.template.version]);
  return { live: { ...live, document, site, full }, revision };
}
