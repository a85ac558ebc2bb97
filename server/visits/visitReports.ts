import { type ErrorRequestHandler, Router, json } from 'express';
import { createReader } from '#schemas/createReader.ts';
import { visitReport } from '#schemas/generated/visits.js';
import type { Site } from '#schemas/resolve/site.ts';
import type { VisitReport } from '#schemas/visits/visitReport.schema.ts';
import { VISITS_PATH } from '#schemas/visits/visitsPath.ts';
import { limitPerNetwork } from '../http/limitPerNetwork.ts';
import type { VisitCounts } from './countVisits.ts';

const MAX_BYTES = 8 * 1024;
const PER_NETWORK = 60;

/** A merchant that is live. */
interface Live {
  readonly merchantCode: string;
  readonly site: Pick<Site, 'behaviour' | 'languages'>;
}

const readReport = createReader<VisitReport>(visitReport);

const refuseUnreadable: ErrorRequestHandler = (_error, _req, res, _next) => void res.status(400).end();

/** Takes what open pages report of a visit, on merchants' hosts. A merchant that measures no visits gets none counted. */
export function visitReports(
  merchantOf: (host: string | undefined) => Live | undefined,
  counts: Pick<VisitCounts, 'add'>,
): Router {
  const router = Router();
  router.post(
    VISITS_PATH,
    limitPerNetwork(PER_NETWORK),
    json({ type: 'application/json', limit: MAX_BYTES }),
    (req, res, next) => {
      const live = merchantOf(req.headers.host);
      if (live === undefined) return next();
      const report = readReport(req.body);
      if (!report.ok) return res.status(400).end();
      const { merchantCode, site } = live;
      if (site.behaviour.measuring.visits && site.languages.includes(report.value.language))
        counts.add(merchantCode, report.value);
      res.status(204).end();
    },
  );
  router.use(VISITS_PATH, refuseUnreadable);
  return router;
}
