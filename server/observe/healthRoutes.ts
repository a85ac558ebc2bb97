import { Router } from 'express';
import type { Database, Readiness } from '../store/database/Database.ts';

const statuses = {
  ready: 'ready',
  full: 'read only: the disk of the store is full',
  readOnly: 'read only: the database takes no writes',
  away: 'database unavailable',
} as const satisfies Record<Readiness, string>;

/**
 * `/healthz`: the process answers, and nothing has happened that only a restart ends. `/readyz`: its database takes reads and writes. `/readyz/reads`: pages can be served at least,
 * so that a balancer in front of players need not take the node away while its disk is full.
 */
export function healthRoutes(db: Pick<Database, 'readiness' | 'isLost'>): Router {
  const router = Router();
  router.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('cache-control', 'no-store');
    next();
  });
  router.get('/healthz', (_req, res) => {
    if (db.isLost?.() === true) res.status(503).json({ status: 'another server has taken over the store' });
    else res.json({ status: 'up' });
  });
  router.get('/readyz', async (_req, res) => {
    const found = await db.readiness();
    res.status(found === 'ready' ? 200 : 503).json({ status: statuses[found] });
  });
  router.get('/readyz/reads', async (_req, res) => {
    const found = await db.readiness();
    res.status(found === 'away' ? 503 : 200).json({ status: statuses[found] });
  });
  return router;
}
