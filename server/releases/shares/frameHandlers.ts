import { paths } from '#schemas/addresses.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Handlers } from '../../http/apiRouter.ts';
import { playerOrigin } from '../../http/merchantHost.ts';
import { createToken, hashToken } from '../../http/secretToken.ts';
import type { Clock } from '../../store/clock.ts';
import { addAuditEntry } from '../../store/audit.ts';
import type { Database } from '../../store/Database.ts';
import { addFrameTicket } from '../../store/frameTickets.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';

const TICKET_MS = 60 * 60 * 1000;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Gives the tool an address of the player that only the tool may frame, for an hour. */
export const frameHandlers = ({ db, clock }: Deps): Handlers<'frame', LiveRelease> => ({
  async frame({ req, operator, merchant: { merchantCode } }) {
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
    return { url: `${playerOrigin(req, merchantCode)}${paths.home}?preview=${token}` };
  },
});
