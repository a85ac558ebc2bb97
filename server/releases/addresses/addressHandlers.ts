import { request } from 'node:http';
import type { Request } from 'express';
import type { AddressCheck } from '#schemas/api/merchants.schema.ts';
import { addressesOf } from '#schemas/lint/safeUrls.ts';
import type { Release, TemplateVersion } from '#schemas/release/release.schema.ts';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { repairRelease } from '#schemas/repairRelease.ts';
import type { Handlers } from '../../http/apiRouter.ts';
import { playerOrigin } from '../../http/merchantHost.ts';
import type { Database } from '../../store/Database.ts';
import { findDraft } from '../../store/drafts.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';
import type { AskAddress } from './askAddress.ts';
import { checkAddresses } from './checkAddresses.ts';

interface Deps {
  readonly db: Database;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  readonly ask: AskAddress;
}

const OWN_MS = 4_000;
const NO_ANSWER = 504;

/** Requests a path of the merchant's own host from this server, as a player's browser would. */
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
export function addressHandlers({ db, presets, ask }: Deps): Handlers<'checkAddresses', LiveRelease> {
  const running = new Map<string, Promise<AddressCheck>>();

  async function check(req: Request, { merchantCode, document: live }: LiveRelease): Promise<AddressCheck> {
    const draft = await findDraft(db, merchantCode);
    const { release = live } = repairRelease(draft?.document ?? live);
    const preset = presets[release.template.version];
    return checkAddresses(addressesOf(resolveSite(release, preset)), { ask, askOwn: ownHost(req, merchantCode) });
  }

  return {
    checkAddresses({ req, merchant }) {
      const { merchantCode } = merchant;
      const checking = running.get(merchantCode) ?? check(req, merchant).finally(() => running.delete(merchantCode));
      running.set(merchantCode, checking);
      return checking;
    },
  };
}
