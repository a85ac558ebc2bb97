import { releaseFile, releaseFileName, readDraftFile } from '#schemas/edges/preview/releaseFile.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Handlers } from '../../http/api/apiRouter.ts';
import type { Clock } from '../../store/clock/clock.ts';
import { addAuditEntry } from '../../store/repositories/audit.ts';
import type { Database } from '../../store/database/Database.ts';
import { findDraft } from '../../store/repositories/drafts.ts';
import { findRelease } from '../../store/repositories/releases.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';
import { snapshotHash } from '../live/snapshotHash.ts';
import { saveDraft } from './saveDraft.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** `draft`, `live`, or the id of any release of the merchant. */
async function exported(db: Database, what: unknown, live: LiveRelease) {
  if (what === 'draft') {
    const draft = await findDraft(db, live.merchantCode);
    return { revision: 'draft', draftRevision: draft?.revision ?? 0, release: draft?.document ?? live.document } as const;
  }
  if (what === 'live') {
    if (live.revision === 0) throw new HttpProblem('release.unknown');
    return { revision: live.revision, release: live.document };
  }
  const found = /^\d{1,15}$/.test(String(what)) ? await findRelease(db, live.merchantCode, Number(what)) : undefined;
  if (found === undefined) throw new HttpProblem('release.unknown');
  return { revision: found.revision, release: found.document };
}

/** Export and import of a release as one file. An import replaces the draft; its faults become problems of the draft. */
export const fileHandlers = (deps: Deps): Handlers<'exportFile' | 'importFile', LiveRelease> => ({
  async exportFile({ res, query: { what = 'live' }, operator, merchant: live }) {
    const { merchantCode } = live;
    const { revision, ...content } = await exported(deps.db, what, live);
    const at = deps.clock();
    const entry = { by: operator, merchantCode, action: 'release.exported', detail: { revision }, at } as const;
    await addAuditEntry(deps.db, entry);
    const file = releaseFile({ merchantCode, revision, exportedAt: at.toISOString(), ...content });
    res
      .type('application/json')
      .set('content-disposition', `attachment; filename="${releaseFileName(merchantCode, revision)}"`)
      .send(`${JSON.stringify(file, null, 2)}\n`);
  },

  async importFile({ res, body, basedOn, operator, merchant: live }) {
    const read = readDraftFile(body, live.merchantCode);
    if (!read.ok) throw new HttpProblem('file.invalid', read.problems);
    const { document, from } = read.value;
    const saved = await saveDraft(deps, {
      live,
      operator,
      basedOn,
      document,
      parent: live.releaseId,
      action: 'draft.imported',
      imported: { from, hash: snapshotHash(document) },
      detail: { from },
    });
    res.set('etag', `"${saved.revision}"`);
    return saved;
  },
});
