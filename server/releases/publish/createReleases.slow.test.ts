import fc from 'fast-check';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { createLog } from '../../http/log/createLog.ts';
import type { Database } from '../../store/database/Database.ts';
import { findDraft, writeDraft } from '../../store/repositories/drafts.ts';
import { openMemoryDatabase } from '../../store/testing/openMemoryDatabase.ts';
import { type Actor, addOperator, findOperator } from '../../store/repositories/operators.ts';
import { storeSnapshot, storedReleases } from '../../store/repositories/releases.ts';
import { testBrand } from '../../testing/startTestServer.ts';
import { type Releases, createReleases } from './createReleases.ts';
import { type ShippedTemplates, readShippedTemplates } from '../live/readShippedTemplates.ts';
import { snapshotHash } from '../live/snapshotHash.ts';

const clock = () => new Date('2026-03-01T12:00:00Z');
const log = createLog('silent');
const { presets } = readShippedTemplates(join(fileURLToPath(new URL('../../..', import.meta.url)), 'templates'), log);

let db: Database;
let operator: Actor;
let merchants = 0;
const opened: Releases[] = [];

beforeAll(async () => {
  db = await openMemoryDatabase();
  await addOperator(db, { name: 'olga', passwordHash: 'x', role: 'publisher', at: clock() });
  const found = await findOperator(db, 'olga');
  if (found === undefined) throw new Error('no operator');
  operator = { ...found, tokenId: null };
});
afterAll(async () => {
  await Promise.all(opened.map((releases) => releases.close()));
  await db.close();
});

async function open(brands: ShippedTemplates['brands']): Promise<Releases> {
  const releases = await createReleases({ db, clock, log, templates: { presets, brands } });
  opened.push(releases);
  return releases;
}

async function saveDraft(releases: Releases, merchantCode: string, document: unknown): Promise<number> {
  const draft = await findDraft(db, merchantCode);
  const parentReleaseId = draft?.document ? draft.parentReleaseId : (releases.live(merchantCode)?.releaseId ?? 0);
  const revision = await writeDraft(db, {
    merchantCode,
    document,
    basedOn: draft?.revision ?? 0,
    parentReleaseId,
    operatorId: operator.id,
    at: clock(),
    imported: null,
  });
  return revision ?? 0;
}

/** Publishes whatever the draft is, and says whether it went live. */
async function tryPublish(releases: Releases, merchantCode: string): Promise<boolean> {
  const basedOn = (await findDraft(db, merchantCode))?.revision ?? 0;
  return releases.publish({ merchantCode, basedOn, note: '', waived: [], operator }).then(
    ({ changed }) => changed,
    () => false,
  );
}

type Step =
  | { readonly do: 'save'; readonly title: string }
  | { readonly do: 'publish' }
  | { readonly do: 'rollBack'; readonly to: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('save' as const), title: fc.constantFrom('A', 'B', 'C', '') }), // an empty title is invalid
    fc.record({ do: fc.constant('publish' as const) }),
    fc.record({ do: fc.constant('rollBack' as const), to: fc.nat(5) }),
  ),
  { maxLength: 12 },
);

describe('whatever operators do', () => {
  it('live is a release and never a draft, snapshots never change, and every release can be shown again', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (todo) => {
        merchants += 1;
        const merchantCode = `brand${merchants}`;
        const releases = await createReleases({ db, clock, log, templates: { presets, brands: [testBrand(merchantCode)] } });
        const written = new Map<number, string>();

        for (const step of todo) {
          const before = releases.live(merchantCode)?.releaseId;
          let wentLive = false;
          if (step.do === 'save') await saveDraft(releases, merchantCode, testBrand(merchantCode, { title: step.title }));
          if (step.do === 'publish') wentLive = await tryPublish(releases, merchantCode);
          if (step.do === 'rollBack') {
            const history = await releases.history(merchantCode);
            const releaseId = history[step.to % history.length]?.releaseId ?? 0;
            wentLive = (await releases.rollBack({ merchantCode, releaseId, note: '', operator })).changed;
          }
          expect(releases.live(merchantCode)?.releaseId !== before).toBe(wentLive);

          const stored = await storedReleases(db, merchantCode, 100);
          const live = stored.find(({ releaseId }) => releaseId === releases.live(merchantCode)?.releaseId);
          expect(live?.document).toEqual(releases.live(merchantCode)?.document);
          for (const { releaseId, snapshotHash: hash, document } of stored) {
            expect(snapshotHash(document)).toBe(hash);
            expect(written.get(releaseId) ?? hash).toBe(hash);
            written.set(releaseId, hash);
          }
        }

        for (const { releaseId, document } of await storedReleases(db, merchantCode, 100)) {
          await releases.rollBack({ merchantCode, releaseId, note: '', operator });
          expect(releases.live(merchantCode)?.document).toEqual(document);
        }
        await releases.close();
      }),
      { numRuns: 12 },
    );
  });
});

describe('starting', () => {
  it('seeds a brand once, and again only while no operator has touched it', async () => {
    const first = await open([testBrand('seeded')]);
    expect(first.live('seeded')).toMatchObject({ revision: 1, by: null });
    expect((await open([testBrand('seeded')])).live('seeded')?.revision).toBe(1);
    expect((await open([testBrand('seeded', { title: 'Newer' })])).live('seeded')).toMatchObject({
      revision: 2,
      site: { title: 'Newer' },
    });

    await saveDraft(first, 'seeded', testBrand('seeded', { title: 'Ours' }));
    expect(await tryPublish(first, 'seeded')).toBe(true);
    expect((await open([testBrand('seeded', { title: 'Newest' })])).live('seeded')).toMatchObject({
      revision: 3,
      site: { title: 'Ours' },
    });
  });

  it('serves the last release that this build can read when live is newer than the code', async () => {
    const releases = await open([testBrand('future')]);
    const document = { ...testBrand('future'), schemaVersion: 99 };
    await storeSnapshot(db, snapshotHash(document), document, clock());
    await db.query(`update releases set snapshot_hash = $1 where merchant_code = 'future'`, [snapshotHash(document)]);
    await saveDraft(releases, 'future', null);

    const restarted = await open([]);
    expect(restarted.live('future')).toMatchObject({
      merchantCode: 'future',
      site: { title: presets.base.template.parameters?.title },
    });
  });
});

it('tells every node of a release', async () => {
  const here = await open([testBrand('nodes')]);
  const there = await open([]);
  const heard = new Promise<number>((resolve) =>
    there.onChange(({ merchantCode, revision }) => merchantCode === 'nodes' && resolve(revision)),
  );
  await saveDraft(here, 'nodes', testBrand('nodes', { title: 'Told' }));
  expect(await tryPublish(here, 'nodes')).toBe(true);
  expect(await heard).toBe(2);
  expect(there.live('nodes')?.site.title).toBe('Told');
});
