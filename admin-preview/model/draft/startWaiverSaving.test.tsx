import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WaiverBody, WaiverView } from '#schemas/edges/api/drafts.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { sampleView } from '../testing/sampleView.ts';
import { createDraftStore } from './draftStore.ts';
import { startWaiverSaving } from './startWaiverSaving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ID = 'footer.noHome /template/parameters/a b';
const theirs: WaiverView = { code: 'other', pointer: '/switches', reason: 'tried', by: 'kim', at: '' };

function start(...refusals: Refusal[]) {
  const store = createDraftStore({ view: { ...sampleView(), waivers: [theirs] }, me: 'ann' });
  const sent: WaiverBody[] = [];
  let stored: unknown;
  const saving = startWaiverSaving({
    store,
    storeLocally: (unsent) => (stored = unsent),
    async save(body) {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      sent.push(body);
      return body.reason === '' ? [theirs] : [theirs, { ...body, by: 'ann', at: '' }];
    },
  });
  return { store, sent, saving, get: () => store.getState(), stored: () => stored };
}

it('shows a reason at once, sends it once when typing pauses, and keeps it until then', async () => {
  const { get, sent, stored } = start();
  for (const typed of ['b', 'be', 'because']) get().waive(ID, typed);
  expect(get().waivers).toEqual({
    'other /switches': { reason: 'tried', by: 'kim' },
    [ID]: { reason: 'because', by: 'ann' },
  });
  expect(stored()).toEqual({ [ID]: 'because' });
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual([{ code: 'footer.noHome', pointer: '/template/parameters/a b', reason: 'because' }]);
  expect([stored(), Object.keys(get().waivers).length]).toEqual([{}, 2]);
  get().waive('other /switches', '');
  expect(Object.keys(get().waivers)).toEqual([ID]);
});

it('waits for the connection, and says what the server refuses', async () => {
  const { get, sent, stored } = start(new Refusal('network'), new Refusal('role.tooLow', 403));
  get().waive(ID, 'because');
  await vi.advanceTimersByTimeAsync(600);
  expect([sent, stored()]).toEqual([[], { [ID]: 'because' }]);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([get().waiverRefusal, get().waivers[ID]]).toEqual(['role.tooLow', undefined]);
});
