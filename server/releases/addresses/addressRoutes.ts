import { request } from 'node:http';
import { type Request, Router } from 'express';
import { addressesOf } from '#schemas/lint/safeUrls.ts';
import type { AddressCheck } from '#schemas/preview/operatorApi.schema.ts';
import type { Release, TemplateVersion } from '#schemas/release/release.schema.ts';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { salvageRelease } from '#schemas/salvageRelease.ts';
import { playerOrigin } from '../../http/merchantHost.ts';
import type { Database } from '../../store/Database.ts';
import { findDraft } from '../../store/drafts.ts';
import type { AskAddress } from './askAddress.ts';
import { checkAddresses } from './checkAddresses.ts';
import type { LiveRelease, LiveReleases } from '../live/createLiveReleases.ts';
import { merchantAt } from '../merchants/merchantRoutes.ts';
import type { OperatorSessions } from '../../operators/operatorSession.ts';

interface Needs {
  readonly db: Database;
  readonly releases: LiveReleases;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  readonly sessions: OperatorSessions;
  readonly ask: AskAddress;
}

const OWN_MS = 4_000;
const NO_ANSWER = 504;

/** Asks this very server for a path of the merchant's own host, as a player's browser would. */
function ownHost(req: Request, merchantCode: string): (path: string) => Promise<number> {
  const { localAddress, localPort } = req.socket;
  const origin = playerOrigin(req, merchantCode);
  return (named) =>
    new Promise((resolve) => {
      const { host, pathname, search } = new URL(named, origin); // letters that a request line cannot hold are escaped
      const asked = request(
        {
          host: localAddress,
          port: localPort,
          path: pathname + search,
          method: 'HEAD',
          agent: false,
          headers: { host, accept: 'image/*' },
          signal: AbortSignal.timeout(OWN_MS),
        },
        (answer) => {
          answer.destroy();
          resolve(answer.statusCode ?? NO_ANSWER);
        },
      );
      asked.on('error', () => resolve(NO_ANSWER));
      asked.end();
    });
}

/** Whether the links and pictures of a saved draft are there. One check of a merchant runs at a time; others get its result. */
export function addressRoutes({ db, releases, presets, sessions, ask }: Needs): Router {
  const running = new Map<string, Promise<AddressCheck>>();
  const router = Router();

  async function check(req: Request, { merchantCode, document: live }: LiveRelease): Promise<AddressCheck> {
    const draft = await findDraft(db, merchantCode);
    const { release = live } = salvageRelease(draft?.document ?? live);
    const preset = presets[release.template.version];
    return checkAddresses(addressesOf(resolveSite(release, preset)), { ask, askOwn: ownHost(req, merchantCode) });
  }

  router.post('/merchants/:code/addresses', sessions.require('viewer'), async (req, res) => {
    const live = merchantAt(req, releases);
    const { merchantCode } = live;
    const checking = running.get(merchantCode) ?? check(req, live).finally(() => running.delete(merchantCode));
    running.set(merchantCode, checking);
    res.json(await checking);
  });

  return router;
}
