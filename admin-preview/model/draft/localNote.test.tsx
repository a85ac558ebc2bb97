import { beforeEach, expect, it } from 'vitest';
import { sampleView } from '../testing/sampleView.ts';
import { createDraftStore } from './draftStore.ts';
import { readNote, startStoringNote } from './localNote.ts';

beforeEach(() => localStorage.clear());

/** A visit to the editor: what it finds, and the means to type. */
function visit() {
  const store = createDraftStore({ view: sampleView(), note: readNote('demo') });
  startStoringNote('demo', store);
  return store.getState();
}

it('the note of the next release is there again after a reload, each merchant’s its own, until it was published', () => {
  visit().setNote('New footer');
  expect([visit().note, readNote('other')]).toEqual(['New footer', '']);
  visit().setNote('');
  expect([visit().note, localStorage.length]).toEqual(['', 0]);
});
