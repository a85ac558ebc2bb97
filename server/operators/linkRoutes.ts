import { hash } from '@node-rs/argon2';
import { Router } from 'express';
import { createReader } from '#schemas/createReader.ts';
import { acceptLink as isAcceptLink, openLink as isOpenLink } from '#schemas/generated/operator.js';
import type { AcceptLinkBody, OpenLinkBody, OpenedLink } from '#schemas/preview/peopleApi.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { bodyOf } from '../http/readBody.ts';
import { hashToken } from '../http/secretToken.ts';
import type { Clock } from '../platform/clock.ts';
import { addAuditEntry } from '../store/audit.ts';
import type { Database, Queries } from '../store/Database.ts';
import { type OperatorLink, findLink, spendLink } from '../store/operatorLinks.ts';
import { setPassword } from '../store/operators.ts';
import { endAllSessions } from '../store/operatorSessions.ts';
import type { OperatorSessions } from './operatorSession.ts';
import { checkNewPassword } from './passwordRules.ts';
import { sessionView } from './sessionRoutes.ts';

const readOpen = createReader<OpenLinkBody>(isOpenLink);
const readAccept = createReader<AcceptLinkBody>(isAcceptLink);

/** The link of a token, if it still works. Throws HttpProblem 404. */
async function openLink(queries: Queries, token: string, now: Date, lock = false): Promise<OperatorLink> {
  const link = await findLink(queries, hashToken(token), lock);
  if (link === undefined || link.isDisabled) throw new HttpProblem(404, 'link.unknown');
  if (link.isUsed) throw new HttpProblem(404, 'link.used');
  if (link.expiresAt <= now) throw new HttpProblem(404, 'link.expired');
  return link;
}

/** What somebody does who has a link and no session: see whose it is, choose a password, and be signed in. */
export function linkRoutes({ db, clock, sessions }: { db: Database; clock: Clock; sessions: OperatorSessions }): Router {
  const router = Router();

  router.post('/links/open', async (req, res) => {
    const { token } = bodyOf(req, readOpen);
    const { name, hasPassword, expiresAt } = await openLink(db, token, clock());
    const opened: OpenedLink = { name, isNew: !hasPassword, expiresAt: expiresAt.toISOString() };
    res.json(opened);
  });

  router.post('/links/accept', async (req, res) => {
    const { token, password } = bodyOf(req, readAccept);
    const at = clock();
    checkNewPassword((await openLink(db, token, at)).name, password);
    const passwordHash = await hash(password);
    const { operatorId, name } = await db.transaction(async (queries) => {
      const link = await openLink(queries, token, at, true);
      await spendLink(queries, hashToken(token), at);
      await setPassword(queries, link.operatorId, passwordHash);
      await endAllSessions(queries, link.operatorId);
      await addAuditEntry(queries, { operatorId: link.operatorId, merchantCode: null, action: 'link.used', at });
      return link;
    });
    res.status(201).json(sessionView(await sessions.begin(req, res, { id: operatorId, name })));
  });

  return router;
}
