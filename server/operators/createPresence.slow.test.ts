import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Colleague } from '#schemas/edges/api/events.schema.ts';
import type { RoleGrants } from '#schemas/edges/api/roleGrants.ts';
import { createLog } from '../http/log/createLog.ts';
import type { Database } from '../store/database/Database.ts';
import { openMemoryDatabase } from '../store/testing/openMemoryDatabase.ts';
import { createPresence } from './createPresence.ts';

const MINUTE_MS = 60 * 1000;
const everywhere: RoleGrants = { all: 'viewer', merchants: {} };

let db: Database;
let now: Date;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());
beforeEach(() => {
  now = new Date('2026-03-01T12:00:00Z');
});

/** A node on the database that all share. Once it is killed, it neither sends nor hears anything. */
async function startNode() {
  let isKilled = false;
  let isCut = false;
  let lost = 0;
  const own: Database = {
    ...db,
    notify: async (channel, payload) => {
      if (isCut) {
        lost += 1;
        throw new Error('the database is away');
      }
      if (!isKilled) await db.notify(channel, payload);
    },
    listen: (channel, listener) => db.listen(channel, (payload) => !isKilled && listener(payload)),
  };
  const presence = await createPresence({ db: own, clock: () => now, log: createLog('silent') });
  onTestFinished(() => presence.close());
  return {
    ...presence,
    kill: () => void (isKilled = true),
    /** What it says meanwhile is lost. */
    async whileCut(act: () => void) {
      const before = lost;
      isCut = true;
      act();
      await expect.poll(() => lost).toBe(before + 1);
      isCut = false;
    },
    /** A tool that this operator has open, and what it was told last. */
    join(id: number, name: string, roles: RoleGrants = everywhere) {
      let people: readonly Colleague[] | undefined;
      const caller = { id, name, roles, tokenId: null, confirmedAt: null, expiresAt: new Date('2026-03-02T00:00:00Z') };
      const stream = presence.enter(caller, (data) => (people = data.people));
      const opened = (merchantCode: string, section: string) => ({ stream, operatorId: id, merchantCode, section });
      return {
        open: (section: string, merchantCode = 'lotus', over: Pick<typeof presence, 'open'> = presence) =>
          over.open(opened(merchantCode, section)),
        leave: () => presence.leave(stream),
        sees: () => people,
      };
    },
  };
}

const inFooter = (name: string) => ({ name, section: 'footer' });

describe('who else has a merchant open', () => {
  it('is told to tools of other nodes, and to a node that starts later', async () => {
    const [here, there] = [await startNode(), await startNode()];
    const [ann, ben] = [here.join(1, 'ann'), there.join(2, 'ben')];
    ann.open('footer');
    ben.open('look');
    await expect.poll(ann.sees).toEqual([{ name: 'ben', section: 'look' }]);
    await expect.poll(ben.sees).toEqual([inFooter('ann')]);

    const eve = (await startNode()).join(3, 'eve');
    eve.open('footer');
    await expect.poll(eve.sees).toEqual([inFooter('ann'), { name: 'ben', section: 'look' }]);
    ben.leave();
    await expect.poll(eve.sees).toEqual([inFooter('ann')]);
  });

  it('is the same when a balancer leads the request to another node than the stream', async () => {
    const [here, there] = [await startNode(), await startNode()];
    const [ann, ben] = [here.join(1, 'ann'), here.join(2, 'ben')];
    ann.open('footer');
    ben.open('look', 'lotus', there);
    await expect.poll(ann.sees).toEqual([{ name: 'ben', section: 'look' }]);
    expect(ben.sees()).toEqual([inFooter('ann')]);
  });

  it('does not include the people of a node that was killed', async () => {
    const [here, there] = [await startNode(), await startNode()];
    const [ann, ben] = [here.join(1, 'ann'), there.join(2, 'ben')];
    ann.open('footer');
    ben.open('footer');
    await expect.poll(ann.sees).toEqual([inFooter('ben')]);
    there.kill();
    now = new Date(now.getTime() + MINUTE_MS - 1);
    here.beat();
    expect(ann.sees()).toEqual([inFooter('ben')]);
    now = new Date(now.getTime() + 2);
    here.beat();
    expect(ann.sees()).toEqual([]);
  });

  it('stays while a node gives signs, however long nothing changes', async () => {
    const [here, there, third] = [await startNode(), await startNode(), await startNode()];
    const [ann, ben, eve] = [here.join(1, 'ann'), there.join(2, 'ben'), third.join(3, 'eve')];
    ann.open('footer');
    ben.open('footer');
    await expect.poll(ann.sees).toEqual([inFooter('ben')]);
    for (const section of ['look', 'media', 'layout', 'visits']) {
      now = new Date(now.getTime() + MINUTE_MS / 2);
      ben.open('footer');
      there.beat();
      // Notifications keep their order: when this one has come, the sign has.
      eve.open(section);
      await expect.poll(ann.sees).toEqual([inFooter('ben'), { name: 'eve', section }]);
      ann.open('footer');
      here.beat();
      expect(ann.sees()).toEqual([inFooter('ben'), { name: 'eve', section }]);
    }
  });

  it('does not include a tool that gives no sign any more, until it does', async () => {
    const here = await startNode();
    const [ann, ben] = [here.join(1, 'ann'), here.join(2, 'ben')];
    ann.open('footer');
    ben.open('footer');
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    ann.open('footer');
    here.beat();
    expect(ann.sees()).toEqual([inFooter('ben')]);
    now = new Date(now.getTime() + MINUTE_MS);
    here.beat();
    expect(ann.sees()).toEqual([]);
    ben.open('footer');
    expect([ann.sees(), ben.sees()]).toEqual([[inFooter('ben')], [inFooter('ann')]]);
  });

  it('is right again after what a node said was lost', async () => {
    const [here, there] = [await startNode(), await startNode()];
    const [ann, ben, eve] = [here.join(1, 'ann'), there.join(2, 'ben'), there.join(3, 'eve')];
    ann.open('footer');
    ben.open('footer');
    eve.open('footer');
    await expect.poll(ann.sees).toEqual([inFooter('ben'), inFooter('eve')]);
    await there.whileCut(() => ben.open('look'));
    there.beat();
    await expect.poll(ann.sees).toEqual([{ name: 'ben', section: 'look' }, inFooter('eve')]);

    // Where the list of a node has become empty, nothing that it says later corrects the old one.
    const [zoe, max] = [here.join(4, 'zoe'), there.join(5, 'max')];
    zoe.open('footer', 'mekong');
    max.open('footer', 'mekong');
    await expect.poll(zoe.sees).toEqual([inFooter('max')]);
    await there.whileCut(max.leave);
    now = new Date(now.getTime() + MINUTE_MS + 1);
    there.beat();
    eve.open('history');
    await expect.poll(() => ann.sees()?.at(-1)).toEqual({ name: 'eve', section: 'history' });
    here.beat();
    expect(zoe.sees()).toEqual([]);
    expect(ann.sees()).toEqual([
      { name: 'ben', section: 'look' },
      { name: 'eve', section: 'history' },
    ]);
  });

  it('names at most 20', async () => {
    const here = await startNode();
    const ann = here.join(0, 'ann');
    ann.open('footer');
    for (let id = 1; id <= 30; id += 1) here.join(id, `ben-${id}`).open('footer');
    expect(ann.sees()?.length).toBeLessThanOrEqual(20);
    expect(ann.sees()?.length).toBeGreaterThan(15);
  });
});
