import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import type { PlanView, PlanWithDocument, ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { type TemporaryPostgres, findPostgres, startTemporaryPostgres } from '../../store/testing/temporaryPostgres.ts';
import { placeStore } from '../../store/testing/placeStore.ts';
import { type TestNode, killNode, startNode } from '../../testing/startNode.ts';
import { testBrand } from '../../testing/startTestServer.ts';

/** Of the clock that test servers begin at. */
const DUE_AT = '2026-03-01T13:00:00Z';
const AFTER_DUE_MS = 2 * 60 * 60 * 1000;
/** `npm run chaos` kills as often as one likes. */
const ROUNDS = 1;

/** What the server said is done, and what it was asked for when it died: that may be done or not, but not by half. */
interface Told {
  draft: string | null;
  live: string;
  published: number;
  planned: string | null;
  asked: string;
}

const titleOf = (document: unknown): string | undefined => (document as ReturnType<typeof testBrand>).template.parameters?.title;

/** Saves, publishes and plans one after the other, until the server is gone. */
async function work(node: TestNode, told: Told, round: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const title = `Round ${round} edit ${count}`;
    const view = (await node.api('GET', '')).json as MerchantView;
    told.asked = `save ${title}`;
    const saved = await node.api('PUT', '/draft', testBrand('aurora', { title }), view.draft.revision);
    expect(saved.status).toBe(200);
    told.draft = title;
    const { revision } = saved.json as { revision: number };
    if (count % 3 === 1) {
      told.asked = `publish ${title}`;
      const published = await node.api('POST', '/releases', {}, revision);
      expect(published.status).toBe(201);
      Object.assign(told, { draft: null, live: title, published: told.published + 1 });
    } else if (count % 3 === 2) {
      told.asked = `plan ${title}`;
      const planned = await node.api('POST', '/plans', { dueAt: DUE_AT }, revision);
      expect(planned.status).toBe(201);
      const { id } = planned.json as PlanView;
      told.planned = title;
      told.asked = `cancel ${title}`;
      expect((await node.api('DELETE', `/plans/${id}`)).status).toBe(204);
      told.planned = null;
    }
  }
}

/** What is there after the crash is what was told, or that and the one thing that was asked for last. */
async function check(node: TestNode, told: Told): Promise<void> {
  const { draft, live } = (await node.api('GET', '')).json as MerchantView;
  const releases = (await node.api('GET', '/releases')).json as ReleaseEntry[];
  const [plan] = (await node.api('GET', '/plans')).json as readonly PlanView[];
  const planned = plan && ((await node.api('GET', `/plans/${plan.id}`)).json as PlanWithDocument).document;
  const asked = (what: string) => (told.asked.startsWith(`${what} `) ? told.asked.slice(what.length + 1) : undefined);
  const hasPublished = releases.length > told.published;

  expect([told.live, asked('publish')]).toContain(titleOf(live.document));
  expect(hasPublished ? titleOf(live.document) : told.live).toBe(titleOf(live.document));
  expect(releases.length - told.published).toBeLessThanOrEqual(1);
  expect(releases.filter(({ isLive }) => isLive).map(({ revision }) => revision)).toEqual([live.revision]);
  const drafts = hasPublished ? [null] : [told.draft, asked('save') ?? told.draft];
  expect(drafts).toContain(draft.by === null ? null : titleOf(draft.document));
  expect([told.planned, asked('plan') ?? told.planned, asked('cancel') === undefined ? told.planned : null]).toContain(
    planned === undefined ? null : titleOf(planned),
  );
  Object.assign(told, {
    draft: draft.by === null ? null : titleOf(draft.document),
    live: titleOf(live.document),
    published: releases.length,
    planned: null,
    asked: '',
  });
  if (plan) await node.api('DELETE', `/plans/${plan.id}`);
}

async function survive(env: Readonly<Record<string, string>>): Promise<void> {
  const told: Told = { draft: null, live: 'Brand aurora', published: 1, planned: null, asked: '' };
  for (let round = 0; round < ROUNDS; round += 1) {
    const node = await startNode(env);
    await check(node, told);
    const working = work(node, told, round).catch((error: unknown) => error);
    await wait(300 + Math.random() * 500); // anywhere in the middle of it
    await killNode(node);
    // Nothing but the lost connection may have ended the work.
    expect(String(await working)).toMatch(/ECONN|hang up|aborted/);
  }

  const last = await startNode(env);
  await check(last, told);
  const { draft } = (await last.api('GET', '')).json as MerchantView;
  const saved = await last.api('PUT', '/draft', testBrand('aurora', { title: 'Planned' }), draft.revision);
  const planned = await last.api('POST', '/plans', { dueAt: DUE_AT }, (saved.json as { revision: number }).revision);
  expect(planned.status).toBe(201);
  await killNode(last);

  // It fell due while no node ran.
  const later = await startNode({ ...env, CLOCK_AHEAD_MS: String(AFTER_DUE_MS) });
  expect(titleOf(((await later.api('GET', '')).json as MerchantView).live.document)).toBe('Planned');
  expect((await later.api('GET', '/plans')).json).toEqual([]);
  await killNode(later);
}

describe('a server that is killed in the middle of saving, publishing and planning loses nothing it acknowledged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-killed-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('with the embedded database', async () => {
    await placeStore(folder);
    await survive({ DATA_DIR: folder });
  });
});

const bin = findPostgres();
describe.skipIf(bin === undefined)('the same', () => {
  let postgres: TemporaryPostgres;
  beforeAll(async () => {
    postgres = await startTemporaryPostgres(bin ?? '');
  });
  afterAll(() => postgres.remove());

  it('with PostgreSQL', async () => survive({ DATABASE_URL: await postgres.createDatabase('killed') }));
});
