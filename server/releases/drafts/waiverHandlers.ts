import { MAX_WAIVERS } from '#schemas/edges/api/drafts.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Handlers } from '../../http/api/apiRouter.ts';
import type { Clock } from '../../store/clock/clock.ts';
import { addAuditEntry } from '../../store/repositories/audit.ts';
import type { Database } from '../../store/database/Database.ts';
import { writeWaiver } from '../../store/repositories/waivers.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';
import { waiverViews } from './waiverViews.ts';

/** Notifies every open tool that a warning was waived, or no longer is. */
export const WAIVER_CHANNEL = 'waiver';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Which warnings of the draft may pass: for all operators, until the draft goes live or is discarded. */
export const waiverHandlers = ({ db, clock }: Deps): Handlers<'waivers' | 'waive', LiveRelease> => ({
  waivers: ({ merchant: { merchantCode } }) => waiverViews(db, merchantCode),

  async waive({ body: { code, pointer, reason }, operator, merchant: { merchantCode, revision } }) {
    const at = clock();
    const waiver = { code, pointer, reason: reason.trim() };
    return db.transaction(async (queries) => {
      await writeWaiver(queries, { ...waiver, merchantCode, operatorId: operator.id, at });
      const views = await waiverViews(queries, merchantCode);
      if (views.length > MAX_WAIVERS) throw new HttpProblem('waivers.tooMany');
      await addAuditEntry(queries, { by: operator, merchantCode, action: 'draft.waived', detail: waiver, at });
      await queries.query('select pg_notify($1, $2)', [
        WAIVER_CHANNEL,
        JSON.stringify({ merchantCode, revision, by: operator.name }),
      ]);
      return views;
    });
  },
});
