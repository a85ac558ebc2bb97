import type { Handlers } from '../http/api/apiRouter.ts';
import { addAuditEntry } from '../store/repositories/audit.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database } from '../store/database/Database.ts';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';
import { type SupportFacts, makeBundle } from './makeBundle.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  readonly support: SupportFacts;
  /** Counts what pages report. */
  readonly visits: { flush(): Promise<void> };
}

/** The support bundle of a merchant. Each is recorded before it is made. */
export const supportHandlers = (deps: Deps): Handlers<'supportBundle', LiveRelease> => ({
  async supportBundle({ body: { screen }, operator, merchant: live }) {
    const at = deps.clock();
    await addAuditEntry(deps.db, { by: operator, merchantCode: live.merchantCode, action: 'bundle.made', at });
    await deps.visits.flush(); // what this node has just counted is in it, too
    return makeBundle(deps, { live, by: operator.name, at, screen });
  },
});
