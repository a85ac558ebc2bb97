import { Router } from 'express';
import { createReader } from '#schemas/createReader.ts';
import { share as isShare } from '#schemas/generated/operator.js';
import {
  MAX_SHARES,
  type NewShareView,
  type ShareBody,
  type ShareView,
  shareLifetimes,
} from '#schemas/preview/shareApi.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { bodyOf } from '../../http/readBody.ts';
import { createToken, hashToken } from '../../http/secretToken.ts';
import type { Clock } from '../../platform/clock.ts';
import { playerOrigin } from '../../http/merchantHost.ts';
import { addAuditEntry } from '../../store/audit.ts';
import type { Database } from '../../store/Database.ts';
import { type StoredShare, activeShares, addShare, revokeShare } from '../../store/shares.ts';
import type { LiveReleases } from '../live/createLiveReleases.ts';
import { merchantAt } from '../merchants/merchantRoutes.ts';
import { type OperatorSessions, operatorOf } from '../../operators/operatorSession.ts';

/** Tells every node that a link of a merchant was revoked. */
export const SHARE_CHANNEL = 'share';

const readShare = createReader<ShareBody>(isShare);

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: LiveReleases;
  readonly sessions: OperatorSessions;
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
export function shareRoutes({ db, clock, releases, sessions }: Needs): Router {
  const router = Router();

  router.get('/merchants/:code/shares', sessions.require('viewer'), async (req, res) => {
    const { merchantCode } = merchantAt(req, releases);
    res.json((await activeShares(db, merchantCode, clock())).map(viewOf));
  });

  router.post('/merchants/:code/shares', sessions.require('editor'), async (req, res) => {
    const { merchantCode } = merchantAt(req, releases);
    const { lifetime, audience } = bodyOf(req, readShare);
    const { id: operatorId, name } = operatorOf(res);
    const at = clock();
    const token = createToken();
    const expiresAt = new Date(at.getTime() + shareLifetimes[lifetime]);
    const id = await db.transaction(async (queries) => {
      if ((await activeShares(queries, merchantCode, at)).length >= MAX_SHARES) throw new HttpProblem(409, 'share.tooMany');
      await addAuditEntry(queries, { operatorId, merchantCode, action: 'share.made', detail: { lifetime, audience }, at });
      return addShare(queries, { tokenHash: hashToken(token), merchantCode, operatorId, audience, at, expiresAt });
    });
    const made: NewShareView = {
      ...viewOf({ id, merchantCode, audience, by: name, createdAt: at, expiresAt, openedAt: null }),
      url: `${playerOrigin(req, merchantCode)}/m/home?share=${token}`,
    };
    res.status(201).json(made);
  });

  router.delete('/merchants/:code/shares/:id', sessions.require('editor'), async (req, res) => {
    const { merchantCode } = merchantAt(req, releases);
    const id = Number(req.params['id']);
    await db.transaction(async (queries) => {
      if (!Number.isSafeInteger(id) || !(await revokeShare(queries, id, merchantCode)))
        throw new HttpProblem(404, 'share.unknown');
      const operatorId = operatorOf(res).id;
      await addAuditEntry(queries, { operatorId, merchantCode, action: 'share.revoked', detail: { id }, at: clock() });
      await queries.query('select pg_notify($1, $2)', [SHARE_CHANNEL, merchantCode]);
    });
    res.status(204).end();
  });

  return router;
}
