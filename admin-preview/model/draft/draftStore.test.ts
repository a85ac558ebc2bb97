import { describe, expect, it } from 'vitest';
import { sampleView } from '../testing/sampleView.ts';
import { UNDO_STEPS } from './documentSlice.ts';
import { createDraftStore, isChanged, isUnsaved } from './draftStore.ts';

const TITLE = '/template/parameters/title';
const FOOTER = '/template/parameters/footer_nav';
const TRIAL = '/switches/TRIAL3';
const PROFILE = '/template/conduct';
const AGE_GATE = '/template/behaviour/responsible/ageGate';

/** A store whose clock is an hour further at each edit, unless told otherwise. */
function open(options: Partial<Parameters<typeof createDraftStore>[0]> = {}) {
  let nowMs = 0;
  const store = createDraftStore({ view: sampleView(), now: () => (nowMs += 3_600_000), ...options });
  const title = () => store.getState().resolved.site.title;
  return { store, title, get: () => store.getState() };
}

describe('draft store', () => {
  it('starts with nothing changed and nothing to save', () => {
    const { get } = open();
    expect([isChanged(get()), isUnsaved(get()), get().past]).toEqual([false, false, []]);
  });

  it('resolves each edit over preset and defaults', () => {
    const { get } = open();
    get().setAt(FOOTER, 'home,member,deposit');
    expect(get().resolved.site.footerNav).toEqual(['home', 'member', 'deposit']);
    expect(get().resolved.provenance[FOOTER]).toBe('merchant');
    get().resetAt(FOOTER);
    expect(get().resolved.site.footerNav).toEqual(['home', 'deposit', 'member']);
    expect(get().resolved.provenance[FOOTER]).toBe('preset');
  });

  it('lays the compliance profile of the draft between preset and edits', () => {
    const { get } = open();
    const ageGate = () => [get().resolved.site.behaviour.responsible.ageGate, get().resolved.provenance[AGE_GATE]];
    expect(ageGate()).toEqual([true, 'conduct']);
    get().setAt(PROFILE, 'seed');
    expect(ageGate()).toEqual([false, 'default']);
    get().setAt(AGE_GATE, true);
    expect(ageGate()).toEqual([true, 'merchant']);
    get().setAt(AGE_GATE, false);
    get().setAt(PROFILE, 'strict');
    expect(isChanged(get())).toBe(false);
  });

  it('undoes and redoes step by step', () => {
    const { get, title } = open();
    get().setAt(TITLE, 'One');
    get().setAt(TITLE, 'Two');
    get().undo();
    expect(title()).toBe('One');
    get().undo();
    expect(title()).toBe('Demo');
    expect(isUnsaved(get())).toBe(false);
    get().redo();
    get().redo();
    get().redo();
    expect(title()).toBe('Two');
  });

  it('forgets what was undone once something else is edited', () => {
    const { get, title } = open();
    get().setAt(TITLE, 'One');
    get().undo();
    get().setAt(TRIAL, '0');
    get().redo();
    expect(title()).toBe('Demo');
  });

  it('counts letters typed in quick succession as one step', () => {
    const { get, title } = open({ now: () => 0 });
    for (const typed of ['N', 'Ne', 'New']) get().setAt(TITLE, typed, true);
    get().setAt(TRIAL, '0');
    get().undo();
    expect(title()).toBe('New');
    get().undo();
    expect(title()).toBe('Demo');
  });

  it('begins a step of its own with what is typed right after an undo', () => {
    const { get, title } = open({ now: () => 0 });
    get().setAt(TITLE, 'One');
    get().setAt(TITLE, 'Two');
    get().undo();
    get().setAt(TITLE, 'Ones', true);
    get().undo();
    expect(title()).toBe('One');
  });

  it('counts choices in quick succession as steps of their own', () => {
    const { get } = open({ now: () => 0 });
    get().setAt(FOOTER, 'member,home,deposit');
    get().setAt(FOOTER, 'member,deposit,home');
    get().undo();
    expect(get().resolved.site.footerNav).toEqual(['member', 'home', 'deposit']);
  });

  it('keeps as many steps as it says', () => {
    const { get, title } = open();
    for (let count = 1; count <= UNDO_STEPS + 5; count += 1) get().setAt(TITLE, `T${count}`);
    for (let count = 0; count < UNDO_STEPS + 5; count += 1) get().undo();
    expect(title()).toBe('T5');
  });

  it('is back to live, not changed, when a switch was put off and on again', () => {
    const { get } = open();
    get().setAt(TRIAL, '0');
    expect(isChanged(get())).toBe(true);
    get().setAt(TRIAL, '1');
    expect(isChanged(get())).toBe(false);
  });

  it('shows what is inherited where the draft is invalid, and keeps what was typed', () => {
    const { get, title } = open();
    get().setAt(TITLE, '');
    expect(title()).toBe('Livery');
    expect(get().document).toMatchObject({ template: { parameters: { title: '' } } });
  });

  it('goes on with edits of an earlier visit that the server never got', () => {
    const document = { ...sampleView().live.document, switches: { TRIAL3: '0' } };
    const { get } = open({ local: { document, revision: 9 } });
    expect([get().document, isUnsaved(get()), get().saving]).toEqual([document, true, 'idle']);
  });

  it('asks when the server moved on since that visit', () => {
    const view = sampleView();
    const { get } = open({ view, local: { document: { ...view.live.document, switches: { TRIAL3: '0' } }, revision: 8 } });
    expect([get().saving, get().conflictingDraft]).toEqual(['conflict', view.draft]);
    expect(get().acknowledged.document).toEqual(view.live.document);
  });

  it('combines what the same operator saved from elsewhere, unless a setting is disputed', () => {
    const view = sampleView();
    const base = view.live.document;
    const saved = { ...view.draft, document: { ...base, switches: { CBS3: '1' } }, by: 'me' } as const;
    const local = { document: { ...base, switches: { TRIAL3: '0' } }, revision: 8, base };
    const { get } = open({ view: { ...view, draft: saved }, local, me: 'me' });
    expect([get().saving, get().document, get().conflictingDraft]).toEqual([
      'idle',
      { ...base, switches: { TRIAL3: '0', CBS3: '1' } },
      null,
    ]);
    get().setConflict({ ...saved, document: { ...base, switches: { CBS3: '1', BLOGREG3: '1' } }, revision: 11 });
    expect([get().saving, get().acknowledged.revision, isUnsaved(get())]).toEqual(['idle', 11, true]);
    expect(get().document).toEqual({ ...base, switches: { TRIAL3: '0', CBS3: '1', BLOGREG3: '1' } });
    get().setConflict({ ...saved, document: { ...base, switches: { TRIAL3: '1' } }, revision: 12 });
    expect(get().saving).toBe('conflict');
  });

  describe('when another operator saved first', () => {
    const conflictingDraft = {
      ...sampleView().draft,
      document: { ...sampleView().live.document, switches: { CBS3: '1' } },
      revision: 12,
      by: 'kim',
    };

    it('goes on with theirs, and undo brings mine back', () => {
      const { get, title } = open();
      get().setAt(TITLE, 'Mine');
      get().setConflict(conflictingDraft);
      get().acceptTheirs();
      expect([get().document, isUnsaved(get()), get().acknowledged.revision, get().conflictingDraft]).toEqual([
        conflictingDraft.document,
        false,
        12,
        null,
      ]);
      get().undo();
      expect(title()).toBe('Mine');
    });

    it('goes on with mine, to be saved over theirs', () => {
      const { get, title } = open();
      get().setAt(TITLE, 'Mine');
      get().setConflict(conflictingDraft);
      get().resolveConflict(get().document);
      expect([title(), isUnsaved(get()), get().acknowledged.revision, get().saving]).toEqual(['Mine', true, 12, 'idle']);
    });
  });
});
