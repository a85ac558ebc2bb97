import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { openLocalDraft } from './localDraft.ts';

const base = { switches: {} };
const edit = (name: string, revision = 4) => ({ document: { switches: { [name]: '1' } }, revision, base });

/** A page as it loads: the module's variables are new, what the browser has stored stays. */
async function openTab(): Promise<typeof openLocalDraft> {
  vi.resetModules();
  return (await import('./localDraft.ts')).openLocalDraft;
}
const leave = () => dispatchEvent(new Event('pagehide'));

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe('local drafts', () => {
  it('outlive a reload until the server has them', async () => {
    (await openTab())('lotus').store(edit('A'));
    leave();
    const place = (await openTab())('lotus');
    expect(place.read()).toEqual(edit('A'));
    place.forget();
    expect(place.read()).toBeUndefined();
  });

  it('of two tabs are combined where they dispute nothing', async () => {
    (await openTab())('lotus').store(edit('A'));
    vi.advanceTimersByTime(1);
    (await openTab())('lotus').store(edit('B'));
    const place = (await openTab())('lotus');
    expect(place.read()).toEqual({ document: { switches: { A: '1', B: '1' } }, revision: 4, base });
    place.forget();
    expect((await openTab())('lotus').read()).toBeUndefined();
  });

  it('of another revision, or of another merchant, wait for their turn', async () => {
    (await openTab())('lotus').store(edit('A', 3));
    vi.advanceTimersByTime(1);
    (await openTab())('lotus').store(edit('B'));
    (await openTab())('aurora').store(edit('C'));
    const place = (await openTab())('lotus');
    expect(place.read()).toEqual(edit('B'));
    place.forget();
    expect((await openTab())('lotus').read()).toEqual(edit('A', 3));
  });

  it('that another tab has written since are not cleared away', async () => {
    const other = (await openTab())('lotus');
    other.store(edit('A'));
    const place = (await openTab())('lotus');
    place.read();
    vi.advanceTimersByTime(1);
    other.store(edit('AB'));
    place.forget();
    expect((await openTab())('lotus').read()).toEqual(edit('AB'));
  });
});
