import { Router } from 'express';
import type { Logger } from 'pino';
import type { ServerNotices } from '#schemas/edges/api/notices.schema.ts';
import type { OperatorRole } from '#schemas/edges/api/roleGrants.ts';
import type { SingleSignOn } from '#schemas/edges/api/signOn.schema.ts';
import { openApiDocument } from '#schemas/edges/api/openApi.ts';
import type { SiteOrigin } from '#schemas/base/urls/siteOrigin.ts';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { answerWithProblem } from '../http/api/answerWithProblem.ts';
import { apiRouter } from '../http/api/apiRouter.ts';
import { createOpenIdClient } from '../http/outgoing/openIdClient.ts';
import type { EventStreams } from '../http/responses/eventStream.ts';
import type { Messenger } from '../messages/Messenger.ts';
import type { Clock } from '../store/clock/clock.ts';
import { addressHandlers } from '../links/addressHandlers.ts';
import { askAddress } from '../links/askAddress.ts';
import { auditHandlers } from '../audit/auditHandlers.ts';
import { draftHandlers } from '../releases/drafts/draftHandlers.ts';
import { fileHandlers } from '../releases/drafts/fileHandlers.ts';
import { waiverHandlers } from '../releases/drafts/waiverHandlers.ts';
import { mediaHandlers } from '../media/mediaHandlers.ts';
import type { PictureMaker } from '../media/createPictureMaker.ts';
import type { MediaStorage } from '../media/MediaStorage.ts';
import type { VisitCounts } from '../visits/countVisits.ts';
import { deliveryHandlers } from '../webhooks/deliveryHandlers.ts';
import { webhookHandlers } from '../webhooks/webhookHandlers.ts';
import { visitHandlers } from '../visits/visitHandlers.ts';
import { merchantHandlers } from '../releases/merchants/merchantHandlers.ts';
import type { Releases } from '../releases/publish/createReleases.ts';
import type { MeasureHome } from '../releases/publish/homeFaults.ts';
import { approvalHandlers } from '../releases/publish/approvalHandlers.ts';
import { ruleHandlers } from '../releases/publish/ruleHandlers.ts';
import { releaseHandlers } from '../releases/publish/releaseHandlers.ts';
import { frameHandlers } from '../releases/shares/frameHandlers.ts';
import type { SupportFacts } from '../support/makeBundle.ts';
import { supportHandlers } from '../support/supportHandlers.ts';
import { shareHandlers } from '../releases/shares/shareHandlers.ts';
import type { Database } from '../store/database/Database.ts';
import { accessHandlers } from './accessHandlers.ts';
import { accountHandlers } from './accountHandlers.ts';
import { factorHandlers } from './factorHandlers.ts';
import { factorSignIn } from './factorSignIn.ts';
import { passkeyHandlers } from './passkeyHandlers.ts';
import type { SecretBox } from '../store/secrets/secretBox.ts';
import { linkHandlers } from './linkHandlers.ts';
import { checkLocalAccount } from './localAccounts.ts';
import { operatorEvents } from './operatorEvents.ts';
import { createOperatorSessions, refuseForeignOrigin } from './operatorSession.ts';
import { inviteHandlers } from './inviteHandlers.ts';
import { peopleHandlers } from './peopleHandlers.ts';
import { sessionHandlers } from './sessionHandlers.ts';
import { createSignInLimits } from './signInLimits.ts';
import { createProviderCheck } from './signOn/askAgain.ts';
import { signOnHandlers } from './signOn/signOnHandlers.ts';
import type { ToolAddress } from './toolAddress.ts';
import { tokenHandlers } from './tokenHandlers.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: Releases;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  readonly streams: EventStreams;
  /** Mails links to operators. Without it an administrator passes them on. */
  readonly messenger: Messenger | undefined;
  readonly toolAddress: ToolAddress;
  /** Counts what pages report. */
  readonly visits: Pick<VisitCounts, 'flush'>;
  /** Keeps pictures of media libraries. */
  readonly storage: MediaStorage;
  readonly pictures: PictureMaker;
  /** How much the library of one merchant holds, in bytes. */
  readonly quotaBytes: number;
  /** Whether webhooks may lead into private networks. */
  readonly webhookPrivate: boolean;
  /** Where players are, as `https://{merchant}.livery.example`. */
  readonly playerUrl: string | undefined;
  /** Where players reach a merchant's site. */
  readonly originOf: SiteOrigin;
  /** Lets time pass; holds back attempts to sign in. */
  readonly wait: ((ms: number) => Promise<void>) | undefined;
  readonly log: Logger;
  readonly auditKeepDays: number | undefined;
  /** The lowest role that requires a second factor. */
  readonly secondFactorFrom: OperatorRole | undefined;
  readonly secrets: SecretBox;
  readonly singleSignOn: SingleSignOn | undefined;
  /** What administrators should know about how the server is set up. */
  readonly notices: () => ServerNotices;
  /** Measures home of a release. */
  readonly measureHome: MeasureHome;
  /** What support bundles say of the server. */
  readonly support: SupportFacts;
}

/** The operators' API, which `schemas/edges/api` declares. */
export async function operatorsApi(deps: Deps): Promise<{ router: Router; close(): Promise<void> }> {
  const client = createOpenIdClient();
  const sessions = createOperatorSessions({ ...deps, providerCheck: createProviderCheck({ ...deps, client }) });
  const limits = createSignInLimits(deps);
  const events = await operatorEvents(deps);
  const router = Router();
  router.use((_req, res, next) => {
    res.set('cache-control', 'no-store');
    next();
  });
  router.use(refuseForeignOrigin);
  router.use(
    apiRouter({
      admit: sessions.admit,
      admitBody: (route, body) => checkLocalAccount(route, body, deps.singleSignOn),
      findMerchant: deps.releases.known,
      handlers: {
        ...sessionHandlers({ ...deps, sessions, limits }),
        ...accountHandlers({ ...deps, limits }),
        ...factorSignIn({ ...deps, sessions, limits }),
        ...factorHandlers({ ...deps, sessions, limits }),
        ...passkeyHandlers({ ...deps, sessions, limits }),
        ...tokenHandlers(deps),
        ...linkHandlers({ ...deps, sessions }),
        ...signOnHandlers({ ...deps, client, sessions }),
        ...peopleHandlers(deps),
        ...inviteHandlers(deps),
        ...accessHandlers(deps),
        ...auditHandlers(deps),
        ...merchantHandlers(deps),
        ...draftHandlers(deps),
        ...waiverHandlers(deps),
        ...mediaHandlers(deps),
        ...releaseHandlers(deps),
        ...ruleHandlers(deps),
        ...approvalHandlers(deps),
        ...visitHandlers(deps),
        ...webhookHandlers(deps),
        ...deliveryHandlers(deps),
        ...fileHandlers(deps),
        ...addressHandlers({ ...deps, ask: askAddress() }),
        ...frameHandlers(deps),
        ...shareHandlers(deps),
        ...supportHandlers(deps),
        ...events.handlers,
        notices: deps.notices,
        openApi: openApiDocument,
      },
    }),
  );
  router.use(() => {
    throw new HttpProblem('route.unknown');
  });
  router.use(answerWithProblem(deps.log));
  return { router, close: events.close };
}
