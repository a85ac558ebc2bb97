import { type ErrorRequestHandler, type Request, Router, json } from 'express';
import { createReader } from '#schemas/base/json/createReader.ts';
import { visitReport } from '#schemas/generated/visits.js';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { VisitReport } from '#schemas/edges/visits/visitReport.schema.ts';
import { VISITS_PATH } from '#schemas/edges/visits/visitsPath.ts';
import { buildMark } from '#schemas/edges/visits/buildMark.ts';
import { limitPerNetwork } from '../http/requests/limitPerNetwork.ts';
import { networkOf, visitorAddress } from '../http/requests/visitorAddress.ts';
import type { VisitCounts } from './countVisits.ts';

const MAX_BYTES = 8 * 1024;
const PER_NETWORK = 60;
/** Pages that are open show one of the last releases: reports about others are made up. */
const RECENT_REVISIONS = 20;

/** A merchant that is live. */
interface Live {
  readonly merchantCode: string;
  readonly revision: number;
  readonly site: Pick<Site, 'behaviour' | 'languages'>;
}

const readReport = createReader<VisitReport>(visitReport);

const refuseUnreadable: ErrorRequestHandler = (_error, _req, res, _next) => void res.status(400).end();

/** Whether a page of this release can be open. */
const isRecent = ({ revision: latest }: Live, revision: number): boolean =>
  revision >= 1 && revision <= latest && revision > latest - RECENT_REVISIONS;

/** Says whether this server or another node serves, or has served a short time ago, the build with this mark. */
export type KnowsBuild = (build: string) => Promise<boolean>;

/**
 * @param bootScript The first script of this build. Of builds of other nodes it has another mark.
 * @param find Finds files of builds that nodes keep for open pages.
 */
export function createKnowsBuild(
  bootScript: string,
  find: (address: string) => Promise<unknown> = async () => undefined,
): KnowsBuild {
  const currentBuild = buildMark(bootScript);
  return async (build) => {
    if (build === currentBuild) return true;
    // Where the store is away, the counts could not be stored either, which the log says.
    const script = await find(bootScript.replace(currentBuild, build)).catch(() => undefined);
    return script !== undefined;
  };
}

/** Takes what open pages report of a visit, on merchants' hosts. A merchant that measures no visits gets none counted. */
export function visitReports(
  merchantOf: (req: Request) => Live | undefined,
  counts: Pick<VisitCounts, 'add'>,
  knowsBuild: KnowsBuild,
): Router {
  const router = Router();
  router.post(
    VISITS_PATH,
    limitPerNetwork(PER_NETWORK),
    json({ type: 'application/json', limit: MAX_BYTES }),
    async (req, res, next) => {
      const live = merchantOf(req);
      if (live === undefined) return next();
      const report = readReport(req.body);
      if (!report.ok) return res.status(400).end();
      const { merchantCode, site } = live;
      const { language, revision, build } = report.value;
      const isCounted = site.behaviour.measuring.visits && site.languages.includes(language) && isRecent(live, revision);
      if (isCounted && (await knowsBuild(build))) counts.add(merchantCode, report.value, networkOf(visitorAddress(req)));
      res.status(204).end(); // in any case: a stranger need not know what counts
    },
  );
  router.use(VISITS_PATH, refuseUnreadable);
  return router;
}
