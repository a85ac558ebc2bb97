import { merchantOrders, merchantStates } from '#schemas/edges/api/merchants.schema.ts';
import { roleAt } from '#schemas/edges/api/roleGrants.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { type Release, type TemplateVersion, templateVersions } from '#schemas/declare/release/release.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Handlers } from '../../http/api/apiRouter.ts';
import { hostNameOf } from '../../http/requests/merchantHost.ts';
import type { Clock } from '../../store/clock/clock.ts';
import { addAuditEntry } from '../../store/repositories/audit.ts';
import type { Database } from '../../store/database/Database.ts';
import { findDraft } from '../../store/repositories/drafts.ts';
import { setHost } from '../../store/repositories/merchants.ts';
import { draftView } from '../drafts/draftView.ts';
import { waiverViews } from '../drafts/waiverViews.ts';
import { type LiveRelease, type LiveReleases, RELEASE_CHANNEL, bareRelease } from '../live/createLiveReleases.ts';
import { createMerchantList } from './createMerchantList.ts';
import { checkHost, newMerchant } from './newMerchant.ts';

function versionIn(document: unknown): TemplateVersion | undefined {
  const template = isObject(document) ? document['template'] : undefined;
  const version = isObject(template) ? template['version'] : undefined;
  return templateVersions.find((each) => each === version);
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: LiveReleases;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  readonly playerUrl: string | undefined;
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '');

type MerchantRoutes = 'merchants' | 'addMerchant' | 'setHost' | 'merchant';

/** Which merchants there are, new ones, their hosts, and one of them with all that the tool needs to edit it. */
export function merchantHandlers(deps: Deps): Handlers<MerchantRoutes, LiveRelease> {
  const { db, clock, releases, presets, playerUrl } = deps;
  const list = createMerchantList(deps);
  return {
    async merchants({ query, operator: { roles } }) {
      const seen = releases.merchants().filter(({ merchantCode }) => roleAt(roles, merchantCode) !== undefined);
      const against = wordOf(query.against);
      if (against !== '' && !seen.some(({ merchantCode }) => merchantCode === against)) throw new HttpProblem('merchant.unknown');
      return list(seen, {
        search: wordOf(query.search),
        state: merchantStates.find((state) => state === query.state) ?? 'all',
        order: merchantOrders.find((order) => order === query.order) ?? 'recent',
        offset: Math.max(0, Number.parseInt(wordOf(query.offset), 10) || 0),
        against,
      });
    },

    async addMerchant({ req, body, operator }) {
      await newMerchant(deps, { body, operator, toolHost: hostNameOf(req.headers.host) });
      return { merchantCode: body.merchantCode };
    },

    async setHost({ req, body: { host }, operator: by, merchant: { merchantCode } }) {
      if (host !== null) checkHost(releases, merchantCode, host, hostNameOf(req.headers.host));
      await db.transaction(async (queries) => {
        if (!(await setHost(queries, merchantCode, host))) throw new HttpProblem('host.taken', [], { host });
        await addAuditEntry(queries, { by, merchantCode, action: 'merchant.host', detail: { host }, at: clock() });
        await queries.query('select pg_notify($1, $2)', [RELEASE_CHANNEL, merchantCode]);
      });
      await releases.refresh(merchantCode);
      return { host };
    },

    async merchant({ merchant: live }) {
      const { merchantCode, host, revision, releaseId } = live;
      const draft = draftView(await findDraft(db, merchantCode), live);
      // Before anything is live, the draft says which preset it is laid over.
      const version = revision === 0 ? versionIn(draft.document) : undefined;
      const document = version === undefined ? live.document : bareRelease(merchantCode, version);
      return {
        merchantCode,
        host,
        playerUrl: playerUrl ?? null,
        presets,
        live: { document, revision, releaseId },
        draft,
        waivers: await waiverViews(db, merchantCode),
      };
    },
  };
}
