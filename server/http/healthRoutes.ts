import { Router } from 'express';

/** `/healthz`: the process answers. `/readyz`: its database answers too, so the load balancer may use it. */
export function healthRoutes(isReady: () => Promise<boolean>): Router {
  const router = Router();
  router.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('cache-control', 'no-store');
    next();
  });
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'up' });
  });
  router.get('/readyz', async (_req, res) => {
    const ready = await isReady();
    res.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'database unavailable' });
  });
  return router;
}
