import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../kit/api/Refusal.ts';
import { sampleView } from '../testing/sampleView.ts';
import { createDraftStore } from './draftStore.ts';
import { startAutosave } from './startAutosave.ts';

const TITLE = '/template/parameters/title';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = Refusal | 'saved';

/** A server that answers in turn, then saves everything. */
function fakeServer(answers: Answer[]) {
  const got: { title: unknown; revision: number }[] = [];
  const save = async (document: unknown, revision: number) => {
    got.push({ title: (document as { template: { parameters: { title: string } } }).template.parameters.title, revision });
    const answer = answers.shift() ?? 'saved';
    if (answer !== 'saved') throw answer;
    return { revision: revision + 1, parentReleaseId: 40, updatedAt: null, by: 'me' };
  };
  return { got, save };
}

function start(...answers: Answer[]) {
  const store = createDraftStore({ view: sampleView() });
  const { got, save } = fakeServer(answers);
  const stored: unknown[] = [];
  const autosave = startAutosave({
    store,
    save,
    storeLocally: ({ revision }) => stored.push(revision),
    forget: () => stored.splice(0),
  });
  return {
    store,
    got,
    stored,
    autosave,
    get: () => store.getState(),
    edit: (title: string) => store.getState().setAt(TITLE, title),
  };
}

describe('autosave', () => {
  it('saves once, a moment after the last edit, over the revision it knows', async () => {
    const { got, edit, get } = start();
    edit('A');
    await vi.advanceTimersByTimeAsync(700);
    edit('AB');
    await vi.advanceTimersByTimeAsync(700);
    expect(got).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(got).toEqual([{ title: 'AB', revision: 9 }]);
    expect([get().saving, get().acknowledged.revision]).toEqual(['idle', 10]);
  });

  it('keeps edits in the browser until the server has them', async () => {
    const { edit, stored } = start();
    edit('A');
    expect(stored).toEqual([9]);
    await vi.advanceTimersByTimeAsync(800);
    expect(stored).toEqual([]);
  });

  it('takes edits made during a save along with the next', async () => {
    const store = createDraftStore({ view: sampleView() });
    const { got, save } = fakeServer([]);
    const waiting: (() => void)[] = [];
    startAutosave({
      store,
      save: (document, revision) => new Promise<void>((resolve) => waiting.push(resolve)).then(() => save(document, revision)),
      storeLocally: () => undefined,
      forget: () => undefined,
    });
    store.getState().setAt(TITLE, 'first');
    await vi.advanceTimersByTimeAsync(800);
    store.getState().setAt(TITLE, 'second');
    await vi.advanceTimersByTimeAsync(800);
    expect(waiting.length).toBe(1);
    for (const answer of waiting.splice(0)) answer();
    await vi.advanceTimersByTimeAsync(0);
    for (const answer of waiting.splice(0)) answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(got).toEqual([
      { title: 'first', revision: 9 },
      { title: 'second', revision: 10 },
    ]);
  });

  it('says that it is offline, and tries again', async () => {
    const { edit, get, got } = start(new Refusal('network'), new Refusal('internal', 500));
    edit('A');
    await vi.advanceTimersByTimeAsync(800);
    expect(get().saving).toBe('offline');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(get().saving).toBe('offline');
    await vi.advanceTimersByTimeAsync(4_000);
    expect([get().saving, got.length]).toEqual(['idle', 3]);
  });

  it('names the reason while the disk of the server is full, and tries again', async () => {
    const { edit, get } = start(new Refusal('store.full', 507));
    edit('A');
    await vi.advanceTimersByTimeAsync(800);
    expect([get().saving, get().refusal]).toEqual(['offline', 'store.full']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(get().saving).toBe('idle');
  });

  it('waits no longer than at first once the server has answered again', async () => {
    const away = new Refusal('network');
    const { edit, get, got } = start(away, away, 'saved', away);
    edit('A');
    await vi.advanceTimersByTimeAsync(800 + 2_000 + 4_000);
    expect(get().saving).toBe('idle');
    edit('AB');
    await vi.advanceTimersByTimeAsync(800);
    expect(get().saving).toBe('offline');
    await vi.advanceTimersByTimeAsync(2_000);
    expect([get().saving, got.length]).toEqual(['idle', 5]);
  });

  it('saves at once when the connection is back', async () => {
    const { edit, get } = start(new Refusal('network'));
    edit('A');
    await vi.advanceTimersByTimeAsync(800);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(get().saving).toBe('idle');
  });

  it('stops at another operator’s draft and saves nothing until it is decided', async () => {
    const theirs = { document: sampleView().live.document, revision: 12, parentReleaseId: 40, updatedAt: null, by: 'kim' };
    const { edit, get, got } = start(new Refusal('draft.stale', 409, [], theirs));
    edit('A');
    await vi.advanceTimersByTimeAsync(800);
    expect([get().saving, get().conflictingDraft]).toEqual(['conflict', theirs]);
    edit('AB');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(got.length).toBe(1);
    get().resolveConflict(get().document);
    await vi.advanceTimersByTimeAsync(800);
    expect(got.at(-1)).toEqual({ title: 'AB', revision: 12 });
  });

  it('waits for the operator when the server refuses for good', async () => {
    const { edit, get, got, stored } = start(new Refusal('role.tooLow', 403));
    edit('A');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([get().saving, get().refusal, got.length, stored]).toEqual(['refused', 'role.tooLow', 1, [9]]);
  });

  it('saves nothing any more once it is stopped', async () => {
    const { edit, got, autosave } = start();
    autosave.stop();
    edit('A');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(got).toEqual([]);
  });
});
