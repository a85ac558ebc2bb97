import { paths } from '#schemas/declare/pages/addresses.ts';
import type { SiteOrigin } from '#schemas/base/urls/siteOrigin.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Handlers } from '../../http/api/apiRouter.ts';
import { framedOrigin } from '../../http/requests/merchantHost.ts';
import { createToken, hashToken } from '../../store/secrets/secretToken.ts';
import type { Clock } from '../../store/clock/clock.ts';
import { addAuditEntry } from '../../store/repositories/audit.ts';
import type { Database } from '../../store/database/Database.ts';
import { addFrameTicket } from '../../store/repositories/frameTickets.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';

const TICKET_MS = 60 * 60 * 1000;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  /** Where players reach a merchant's site. */
  readonly originOf: SiteOrigin;
}

/** Gives the tool an address of the player that only the tool may frame, for an hour. */
export const frameHandlers = ({ db, clock, originOf }: Deps): Handlers<'frame', LiveRelease> => ({
  async frame({ req, operator, merchant: { merchantCode, host } }) {
    const parentOrigin = req.get('origin');
    if (parentOrigin === undefined) throw new HttpProblem('origin.missing');
    const token = createToken();
    const now = clock();
    const ticket = {
      tokenHash: hashToken(token),
      merchantCode,
      parentOrigin: new URL(parentOrigin).origin,
      expiresAt: new Date(now.getTime() + TICKET_MS),
    };
    await addFrameTicket(db, ticket, now);
    await addAuditEntry(db, { by: operator, merchantCode, action: 'frame.opened', at: now });
    return { url: `${framedOrigin(req, { merchantCode, host }, originOf)}${paths.home}?preview=${token}` };
  },
});
