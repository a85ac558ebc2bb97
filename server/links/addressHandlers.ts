import type { Request } from 'express';
import type { AddressCheck } from '#schemas/edges/api/merchants.schema.ts';
import { addressesOf } from '#schemas/judge/lint/safeUrls.ts';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { repairRelease } from '#schemas/release/read/repairRelease.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import { askOwnHost } from '../http/outgoing/askOwnHost.ts';
import type { Database } from '../store/database/Database.ts';
import { findDraft } from '../store/repositories/drafts.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';
import type { AskAddress } from './askAddress.ts';
import { checkAddresses } from './checkAddresses.ts';

interface Deps {
  readonly db: Database;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  readonly ask: AskAddress;
}

/** Whether the links and pictures of a saved draft are there. One check of a merchant runs at a time; others get its result. */
export function addressHandlers({ db, presets, ask }: Deps): Handlers<'checkAddresses', LiveRelease> {
  const running = new Map<string, Promise<AddressCheck>>();

  async function check(req: Request, { merchantCode, document: live }: LiveRelease): Promise<AddressCheck> {
    const draft = await findDraft(db, merchantCode);
    const { release = live } = repairRelease(draft?.document ?? live);
    const preset = presets[release.template.version];
    const askHost = askOwnHost(req, merchantCode);
    const askOwn = async (path: string) => (await askHost(path)).status;
    return checkAddresses(addressesOf(resolveSite(release, preset)), { ask, askOwn });
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
