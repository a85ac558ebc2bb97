import fc from 'fast-check';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { createLog } from '../../http/log/createLog.ts';
import type { Database } from '../../store/database/Database.ts';
import { findDraft, writeDraft } from '../../store/repositories/drafts.ts';
import { addMerchant } from '../../store/repositories/merchants.ts';
import { openDatabase } from '../../store/engine/openDatabase.ts';
import { openMemoryDatabase } from '../../store/testing/openMemoryDatabase.ts';
import { type Actor, addOperator } from '../../store/repositories/operators.ts';
import { storedReleases } from '../../store/repositories/releases.ts';
import { type TemporaryPostgres, findPostgres, startTemporaryPostgres } from '../../store/testing/temporaryPostgres.ts';
import { type Releases, createReleases } from './createReleases.ts';
import { readShippedTemplates } from '../live/readShippedTemplates.ts';
import { snapshotHash } from '../live/snapshotHash.ts';

const clock = () => new Date('2026-03-01T12:00:00Z');
const log = createLog('silent');
const { presets } = readShippedTemplates(join(fileURLToPath(new URL('../../..', import.meta.url)), 'templates'), log);
const bin = findPostgres();

/** A release that may go live, unless its title is empty. */
const titled = (merchantCode: string, title: string): Release => ({
  schemaVersion: 5,
  template: {
    templateId: merchantCode,
    merchantCode,
    version: 'base',
    conduct: 'strict',
    parameters: { title, language: 'EN', age_limit: '21' },
    theme: { logo: '/logo.svg' },
    behaviour: { documents: { terms: '/m/help?i=5', privacy: '/m/help?i=6' } },
  },
  registerSettings: { fields: { email: { enabled: true } } },
});

type Step =
  | { readonly do: 'save'; readonly title: string }
  | { readonly do: 'publish'; readonly times: number }
  | { readonly do: 'rollBack' | 'restore'; readonly to: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('save' as const), title: fc.constantFrom('A', 'B', 'C', '') }),
    fc.record({ do: fc.constant('publish' as const), times: fc.constantFrom(1, 2, 3) }),
    fc.record({ do: fc.constantFrom('rollBack' as const, 'restore' as const), to: fc.nat(5) }),
  ),
  { maxLength: 14 },
);

/** What a person would write down about a merchant: titles stand for releases. */
interface Model {
  live: string | undefined;
  draft: string | undefined;
  isOnTopOfLive: boolean;
  releases: number;
}

const drivers = [
  { name: 'PGlite', isHere: true, open: async () => ({ db: await openMemoryDatabase(), postgres: undefined }) },
  {
    name: 'PostgreSQL',
    isHere: bin !== undefined,
    async open() {
      const postgres = await startTemporaryPostgres(bin ?? '');
      return { db: await openDatabase({ databaseUrl: await postgres.createDatabase('properties'), dataDir: '' }), postgres };
    },
  },
];

for (const { name, isHere, open } of drivers) {
  describe.runIf(isHere)(`the store on ${name}`, () => {
    let db: Database;
    let postgres: TemporaryPostgres | undefined;
    let releases: Releases;
    let operator: Actor;
    let merchants = 0;
    const hashes = new Map<string, string>();

    beforeAll(async () => {
      ({ db, postgres } = await open());
      const id = await addOperator(db, { name: 'olga', passwordHash: 'x', role: 'publisher', at: clock() });
      operator = { id: id ?? 0, name: 'olga', tokenId: null };
      releases = await createReleases({ db, clock, log, templates: { presets, brands: [] } });
    });
    afterAll(async () => {
      await releases.close();
      await db.close();
      await postgres?.remove();
    });

    async function save(merchantCode: string, document: unknown): Promise<void> {
      const draft = await findDraft(db, merchantCode);
      const liveId = releases.live(merchantCode)?.releaseId ?? 0;
      const parentReleaseId = draft?.document ? draft.parentReleaseId : liveId;
      const basedOn = draft?.revision ?? 0;
      const write = { merchantCode, document, basedOn, parentReleaseId, operatorId: operator.id, at: clock(), imported: null };
      await writeDraft(db, write);
    }

    /** Publishes so many times at once, all having seen the same draft. Gives how many went live. */
    async function publish(merchantCode: string, times: number): Promise<number> {
      const basedOn = (await findDraft(db, merchantCode))?.revision ?? 0;
      const outcomes = await Promise.allSettled(
        Array.from({ length: times }, () => releases.publish({ merchantCode, basedOn, note: '', waived: [], operator })),
      );
      return outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value.changed).length;
    }

    async function take(merchantCode: string, model: Model, step: Step): Promise<void> {
      const stored = await storedReleases(db, merchantCode, 100);
      if (step.do === 'save') {
        await save(merchantCode, titled(merchantCode, step.title));
        model.isOnTopOfLive = model.draft === undefined || model.isOnTopOfLive;
        model.draft = step.title;
        return;
      }
      if (step.do === 'publish') {
        const { draft, live, isOnTopOfLive } = model;
        const mayPass = draft !== undefined && draft !== '' && draft !== live && isOnTopOfLive;
        expect(await publish(merchantCode, step.times)).toBe(mayPass ? 1 : 0);
        if (mayPass) Object.assign(model, { live: draft, releases: model.releases + 1 });
        if (mayPass || draft === live) Object.assign(model, { draft: undefined, isOnTopOfLive: true });
        return;
      }
      const target = stored[step.to % Math.max(1, stored.length)];
      if (target === undefined) return;
      const title = (target.document as unknown as Release).template.parameters?.['title'] ?? ''; // `titled` wrote it
      if (step.do === 'restore') {
        await save(merchantCode, target.document);
        model.isOnTopOfLive = model.draft === undefined || model.isOnTopOfLive;
        model.draft = title;
        return;
      }
      const { changed } = await releases.rollBack({ merchantCode, releaseId: target.releaseId, note: '', operator });
      expect(changed).toBe(title !== model.live);
      if (!changed) return;
      Object.assign(model, { live: title, releases: model.releases + 1, isOnTopOfLive: model.draft === undefined });
    }

    async function hold(merchantCode: string, model: Model): Promise<void> {
      const [pointed] = await db.query<{ hash: string; document: unknown }>(
        `select s.hash, s.document from live l join releases r on r.id = l.release_id join snapshots s on s.hash = r.snapshot_hash
         where l.merchant_code = $1`,
        [merchantCode],
      );
      const live = model.live === undefined ? undefined : titled(merchantCode, model.live);
      expect(pointed?.document).toEqual(live);
      expect(releases.live(merchantCode)?.document).toEqual(live);
      const stored = await storedReleases(db, merchantCode, 100);
      expect(stored.map(({ revision }) => revision)).toEqual(
        Array.from({ length: model.releases }, (_none, index) => model.releases - index),
      );
      for (const { releaseId, snapshotHash: hash, document } of stored) {
        expect(snapshotHash(document)).toBe(hash);
        const key = `${merchantCode} ${releaseId}`;
        expect(hashes.get(key) ?? hash).toBe(hash);
        hashes.set(key, hash);
      }
    }

    it('shows a release and never a draft, changes no snapshot, makes nothing live twice, and brings any release back', async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (todo) => {
          merchants += 1;
          const merchantCode = `brand${merchants}`;
          await addMerchant(db, { merchantCode, version: 'base', host: null, operatorId: null, at: clock() });
          await releases.refresh(merchantCode);
          const model: Model = { live: undefined, draft: undefined, isOnTopOfLive: true, releases: 0 };
          for (const step of todo) {
            await take(merchantCode, model, step);
            await hold(merchantCode, model);
          }
          for (const { releaseId, document } of await storedReleases(db, merchantCode, 100)) {
            await releases.rollBack({ merchantCode, releaseId, note: '', operator });
            expect(releases.live(merchantCode)?.document).toEqual(document);
          }
        }),
        { numRuns: 15 },
      );
    });
  });
}
