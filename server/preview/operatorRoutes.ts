import { hash } from '@node-rs/argon2';
import { Router } from 'express';
import { createReader } from '#schemas/createReader.ts';
import { newOperator as isNewOperator } from '#schemas/generated/operator.js';
import type { NewOperatorBody, OperatorView } from '#schemas/preview/operatorApi.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { bodyOf } from '../http/readBody.ts';
import type { Clock } from '../platform/clock.ts';
import { addAuditEntry } from '../store/audit.ts';
import type { Database } from '../store/Database.ts';
import { addOperator, listOperators } from '../store/operators.ts';
import { type OperatorSessions, operatorOf } from './operatorSession.ts';

const readNewOperator = createReader<NewOperatorBody>(isNewOperator);

/** Who may sign in, and with which role. For admins. */
export function operatorRoutes({ db, clock, sessions }: { db: Database; clock: Clock; sessions: OperatorSessions }): Router {
  const router = Router();

  router.get('/operators', sessions.require('admin'), async (_req, res) => {
    const operators: readonly OperatorView[] = await listOperators(db);
    res.json(operators);
  });

  router.post('/operators', sessions.require('admin'), async (req, res) => {
    const { name, password, role } = bodyOf(req, readNewOperator);
    const at = clock();
    const isNew = await addOperator(db, { name, passwordHash: await hash(password), role, at });
    if (!isNew) throw new HttpProblem(409, 'operator.exists', [], { name });
    await addAuditEntry(db, {
      operatorId: operatorOf(res).id,
      merchantCode: null,
      action: 'operator.added',
      detail: { name, role },
      at,
    });
    const added: OperatorView = { name, role };
    res.status(201).json(added);
  });

  return router;
}
