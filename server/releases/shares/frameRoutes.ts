import { Router } from 'express';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { createToken, hashToken } from '../../http/secretToken.ts';
import type { Clock } from '../../platform/clock.ts';
import { playerOrigin } from '../../http/merchantHost.ts';
import { addAuditEntry } from '../../store/audit.ts';
import type { Database } from '../../store/Database.ts';
import { addFrameTicket } from '../../store/frameTickets.ts';
import type { LiveReleases } from '../live/createLiveReleases.ts';
import { merchantAt } from '../merchants/merchantRoutes.ts';
import { type OperatorSessions, operatorOf } from '../../operators/operatorSession.ts';

const TICKET_MS = 60 * 60 * 1000;

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: LiveReleases;
  readonly sessions: OperatorSessions;
}

/** Gives the tool an address of the player that the tool, and nobody else, may frame for an hour. */
export function frameRoutes({ db, clock, releases, sessions }: Needs): Router {
  const router = Router();

  router.post('/merchants/:code/frame', sessions.require('viewer'), async (req, res) => {
    const { merchantCode } = merchantAt(req, releases);
    const parentOrigin = req.get('origin');
    if (parentOrigin === undefined) throw new HttpProblem(400, 'origin.missing');
    const token = createToken();
    const now = clock();
    const ticket = {
      tokenHash: hashToken(token),
      merchantCode,
      parentOrigin: new URL(parentOrigin).origin,
      expiresAt: new Date(now.getTime() + TICKET_MS),
    };
    await addFrameTicket(db, ticket, now);
    await addAuditEntry(db, { operatorId: operatorOf(res).id, merchantCode, action: 'frame.opened', at: now });
    res.status(201).json({ url: `${playerOrigin(req, merchantCode)}/m/home?preview=${token}` });
  });

  return router;
}
