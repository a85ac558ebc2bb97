import { Router } from 'express';
import type { Logger } from 'pino';
import type { Release, TemplateVersion } from '#schemas/release/release.schema.ts';
import { answerWithProblem } from '../errors/answerWithProblem.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { EventStreams } from '../http/eventStream.ts';
import { readJsonBodies } from '../http/readBody.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../store/Database.ts';
import type { Releases } from '../releases/publish/createReleases.ts';
import { accountRoutes } from './accountRoutes.ts';
import { addressRoutes } from '../releases/addresses/addressRoutes.ts';
import { askAddress } from '../releases/addresses/askAddress.ts';
import { auditRoutes } from '../releases/audit/auditRoutes.ts';
import { draftRoutes } from '../releases/drafts/draftRoutes.ts';
import { fileRoutes } from '../releases/drafts/fileRoutes.ts';
import { frameRoutes } from '../releases/shares/frameRoutes.ts';
import { linkRoutes } from './linkRoutes.ts';
import { merchantRoutes } from '../releases/merchants/merchantRoutes.ts';
import { operatorEvents } from './operatorEvents.ts';
import type { Messenger } from '../messages/Messenger.ts';
import { createOperatorSessions, refuseForeignOrigin } from './operatorSession.ts';
import { peopleRoutes } from './peopleRoutes.ts';
import { releaseRoutes } from '../releases/publish/releaseRoutes.ts';
import { shareRoutes } from '../releases/shares/shareRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { waiverRoutes } from '../releases/drafts/waiverRoutes.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: Releases;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  readonly streams: EventStreams;
  /** Carries links to operators; without one an administrator hands them over. */
  readonly messenger: Messenger | undefined;
  readonly log: Logger;
}

/** Everything under `/preview/api/`. See `schemas/preview/operatorApi.schema.ts` for what is said there. */
export async function previewApi(needs: Needs): Promise<{ router: Router; close(): Promise<void> }> {
  const sessions = createOperatorSessions(needs);
  const events = await operatorEvents({ ...needs, sessions });
  const router = Router();
  router.use((_req, res, next) => {
    res.set('cache-control', 'no-store');
    next();
  });
  router.use(refuseForeignOrigin, ...readJsonBodies);
  router.use(sessionRoutes({ ...needs, sessions }));
  router.use(accountRoutes({ ...needs, sessions }));
  router.use(linkRoutes({ ...needs, sessions }));
  router.use(peopleRoutes({ ...needs, sessions }));
  router.use(auditRoutes({ ...needs, sessions }));
  router.use(merchantRoutes({ ...needs, sessions }));
  router.use(draftRoutes({ ...needs, sessions }));
  router.use(waiverRoutes({ ...needs, sessions }));
  router.use(releaseRoutes({ ...needs, sessions }));
  router.use(fileRoutes({ ...needs, sessions }));
  router.use(addressRoutes({ ...needs, sessions, ask: askAddress() }));
  router.use(frameRoutes({ ...needs, sessions }));
  router.use(shareRoutes({ ...needs, sessions }));
  router.use(events.router);
  router.use(() => {
    throw new HttpProblem(404, 'route.unknown');
  });
  router.use(answerWithProblem(needs.log));
  return { router, close: events.close };
}
