import { type Request, Router } from 'express';
import { isObject } from '#schemas/isObject.ts';
import { createReader } from '#schemas/createReader.ts';
import { host as isHostBody, newMerchant as isNewMerchant } from '#schemas/generated/operator.js';
import {
  type HostBody,
  type MerchantList,
  type NewMerchantBody,
  merchantOrders,
  merchantStates,
} from '#schemas/preview/merchantApi.schema.ts';
import type { MerchantView } from '#schemas/preview/operatorApi.schema.ts';
import { roleAt } from '#schemas/preview/roleGrants.ts';
import { type Release, type TemplateVersion, templateVersions } from '#schemas/release/release.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { bodyOf } from '../../http/readBody.ts';
import type { Clock } from '../../platform/clock.ts';
import { hostNameOf } from '../../http/merchantHost.ts';
import { addAuditEntry } from '../../store/audit.ts';
import type { Database } from '../../store/Database.ts';
import { findDraft } from '../../store/drafts.ts';
import { setHost } from '../../store/merchants.ts';
import { type LiveRelease, type LiveReleases, RELEASE_CHANNEL, bareRelease } from '../live/createLiveReleases.ts';
import { draftView } from '../drafts/draftView.ts';
import { listMerchants } from './listMerchants.ts';
import { checkHost, newMerchant } from './newMerchant.ts';
import { type OperatorSessions, operatorOf } from '../../operators/operatorSession.ts';
import { waiverViews } from '../drafts/waiverViews.ts';

const readNewMerchant = createReader<NewMerchantBody>(isNewMerchant);
const readHost = createReader<HostBody>(isHostBody);

/** The merchant that a route names, live or not. Throws HttpProblem 404 for one that there is not. */
export function merchantAt(req: Request, releases: LiveReleases): LiveRelease {
  const known = releases.known(String(req.params['code']));
  if (known === undefined) throw new HttpProblem(404, 'merchant.unknown');
  return known;
}

function versionIn(document: unknown): TemplateVersion | undefined {
  const template = isObject(document) ? document['template'] : undefined;
  const version = isObject(template) ? template['version'] : undefined;
  return templateVersions.find((known) => known === version);
}

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: LiveReleases;
  readonly sessions: OperatorSessions;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
}

const wordAt = (req: Request, name: string): string => {
  const value = req.query[name];
  return typeof value === 'string' ? value.slice(0, 100) : '';
};

/** Which merchants there are, new ones, their hosts, and one of them with all that the tool needs to edit it. */
export function merchantRoutes(needs: Needs): Router {
  const { db, clock, releases, sessions, presets } = needs;
  const router = Router();

  router.get('/merchants', sessions.signedIn, async (req, res) => {
    const { roles } = operatorOf(res);
    const seen = releases.merchants().filter(({ merchantCode }) => roleAt(roles, merchantCode) !== undefined);
    const list: MerchantList = await listMerchants(needs, seen, {
      search: wordAt(req, 'search'),
      state: merchantStates.find((state) => state === req.query['state']) ?? 'all',
      order: merchantOrders.find((order) => order === req.query['order']) ?? 'recent',
      offset: Math.max(0, Number.parseInt(wordAt(req, 'offset'), 10) || 0),
    });
    res.json(list);
  });

  router.post('/merchants', sessions.requireForAll('admin'), async (req, res) => {
    const body = bodyOf(req, readNewMerchant);
    const operator = operatorOf(res);
    await newMerchant(needs, { body, operator, toolHost: hostNameOf(req.headers.host) });
    res.status(201).json({ merchantCode: body.merchantCode });
  });

  router.put('/merchants/:code/host', sessions.requireForAll('admin'), async (req, res) => {
    const { merchantCode } = merchantAt(req, releases);
    const { host } = bodyOf(req, readHost);
    if (host !== null) checkHost(releases, merchantCode, host, hostNameOf(req.headers.host));
    await db.transaction(async (queries) => {
      if (!(await setHost(queries, merchantCode, host))) throw new HttpProblem(409, 'host.taken', [], { host });
      const { id: operatorId } = operatorOf(res);
      await addAuditEntry(queries, { operatorId, merchantCode, action: 'merchant.host', detail: { host }, at: clock() });
      await queries.query('select pg_notify($1, $2)', [RELEASE_CHANNEL, merchantCode]);
    });
    await releases.refresh(merchantCode);
    res.json({ host });
  });

  router.get('/merchants/:code', sessions.require('viewer'), async (req, res) => {
    const live = merchantAt(req, releases);
    const { merchantCode, host, revision, releaseId } = live;
    const draft = draftView(await findDraft(db, merchantCode), live);
    // Before anything is live, the draft says which preset it is laid over.
    const version = revision === 0 ? versionIn(draft.document) : undefined;
    const document = version === undefined ? live.document : bareRelease(merchantCode, version);
    const view: MerchantView = {
      merchantCode,
      host,
      presets,
      live: { document, revision, releaseId },
      draft,
      waivers: await waiverViews(db, merchantCode),
    };
    res.json(view);
  });

  return router;
}
