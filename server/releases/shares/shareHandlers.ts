import { paths } from '#schemas/declare/pages/addresses.ts';
import { MAX_SHARES, type ShareView, shareLifetimes } from '#schemas/edges/api/shares.schema.ts';
import type { SiteOrigin } from '#schemas/base/urls/siteOrigin.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Handlers } from '../../http/api/apiRouter.ts';
import { playerOrigin } from '../../http/requests/merchantHost.ts';
import { createToken, hashToken } from '../../store/secrets/secretToken.ts';
import type { Clock } from '../../store/clock/clock.ts';
import { addAuditEntry } from '../../store/repositories/audit.ts';
import type { Database } from '../../store/database/Database.ts';
import { type StoredShare, activeShares, addShare, revokeShare } from '../../store/repositories/shares.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';

/** Notifies every node that a link of a merchant was revoked. */
export const SHARE_CHANNEL = 'share';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  /** Where players reach a merchant's site. */
  readonly originOf: SiteOrigin;
}

const viewOf = ({ id, audience, by, createdAt, expiresAt, openedAt }: StoredShare): ShareView => ({
  id,
  audience,
  by,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  openedAt: openedAt?.toISOString() ?? null,
});

/** Links that show a draft on a real phone: made, listed, revoked. */
export const shareHandlers = ({ db, clock, originOf }: Deps): Handlers<'shares' | 'addShare' | 'revokeShare', LiveRelease> => ({
  shares: async ({ merchant: { merchantCode } }) => (await activeShares(db, merchantCode, clock())).map(viewOf),

  async addShare({ req, body: { lifetime, audience }, operator, merchant: { merchantCode, host } }) {
    const at = clock();
    const token = createToken();
    const expiresAt = new Date(at.getTime() + shareLifetimes[lifetime]);
    const id = await db.transaction(async (queries) => {
      if ((await activeShares(queries, merchantCode, at)).length >= MAX_SHARES) throw new HttpProblem('share.tooMany');
      await addAuditEntry(queries, { by: operator, merchantCode, action: 'share.made', detail: { lifetime, audience }, at });
      return addShare(queries, { tokenHash: hashToken(token), merchantCode, operatorId: operator.id, audience, at, expiresAt });
    });
    return {
      ...viewOf({ id, merchantCode, audience, by: operator.name, createdAt: at, expiresAt, openedAt: null }),
      url: `${originOf({ merchantCode, host }) ?? playerOrigin(req, merchantCode)}${paths.home}?share=${token}`,
    };
  },

  revokeShare: ({ params: { share: id }, operator, merchant: { merchantCode } }) =>
    db.transaction(async (queries) => {
      if (!(await revokeShare(queries, id, merchantCode))) throw new HttpProblem('share.unknown');
      await addAuditEntry(queries, { by: operator, merchantCode, action: 'share.revoked', detail: { id }, at: clock() });
      await queries.query('select pg_notify($1, $2)', [SHARE_CHANNEL, merchantCode]);
    }),
});
