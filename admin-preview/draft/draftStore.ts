import { dequal } from 'dequal/lite';
import { createStore, type StoreApi } from 'zustand';
import type { DraftSaved, DraftView, WaiverView } from '#schemas/api/drafts.schema.ts';
import type { LiveView, MerchantView } from '#schemas/api/merchants.schema.ts';
import type { Release, TemplateVersion } from '#schemas/release/release.schema.ts';
import type { FullRelease, ResolvedSite } from '#schemas/resolve/resolveSite.ts';
import type { LocalDraft } from './localDraft.ts';
import { mergeUndisputed } from '#schemas/merge/mergeThreeWay.ts';
import { type Presets, bareRelease, inheritedBy, resolveDraft, resolveRelease } from './resolveDraft.ts';
import { type Waivers, waiversById, withUnsent } from './waivers.ts';
import { writeOverride } from './writeOverride.ts';

/** How far a draft is on its way to the server. `refused` and `conflict` wait for the operator, `offline` tries again. */
export type SaveState = 'idle' | 'saving' | 'offline' | 'conflict' | 'refused';

export const UNDO_STEPS = 75;
/** Typed edits of one setting that follow each other sooner are one step: typing a word is not ten undos. */
const ONE_STEP_MS = 900;

export interface DraftState {
  readonly merchantCode: string;
  readonly presets: Presets;
  /** The preset of the version that the draft has now. */
  readonly preset: Release;
  /** Defaults, preset and the draft's conduct: what shows where the merchant says nothing. */
  readonly inherited: FullRelease;
  /** The merchant's own host; no part of a release. */
  readonly host: string | null;
  /** Where players of merchants without one are. */
  readonly playerUrl: string | null;
  readonly live: LiveView;
  /** Every setting of what is live, as players see it: what counts as changed is measured by it. */
  readonly liveFull: FullRelease;
  /** The merchant's overrides as edited. May be invalid. */
  readonly document: unknown;
  readonly resolved: ResolvedSite;
  /** Counts every change of `document`, for the frame. */
  readonly edit: number;
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
  /** What the server holds. */
  readonly acknowledged: Pick<DraftView, 'document' | 'revision' | 'parentReleaseId' | 'updatedAt'>;
  readonly saving: SaveState;
  /** Why the server refused to save. */
  readonly refusal: string | null;
  /** Another operator's draft that is where ours was to go. */
  readonly rival: DraftView | null;

  /** Why warnings may pass, and who says so, by code and pointer: the server's with what is on its way there. */
  readonly waivers: Waivers;
  /** Reasons that the server has not got; an empty one takes a waiver back. */
  readonly unsentWaivers: Readonly<Record<string, string>>;
  /** Why the server refused a reason. */
  readonly waiverRefusal: string | null;

  /** What the history is to say about the next release; typed ahead of publishing it. */
  readonly note: string;
  setNote(note: string): void;

  /** An empty reason lets the warning count again. */
  waive(id: string, reason: string): void;
  /** The server has stored this reason, or has refused it. */
  settleWaiver(id: string, reason: string, refusal?: string): void;
  /** What all operators let pass now. */
  takeWaivers(waivers: readonly WaiverView[]): void;

  /** `isTyped`: joins the last step if that was of the same setting a moment ago. */
  setAt(pointer: string, value: unknown, isTyped?: boolean): void;
  /** Back to what is inherited. */
  resetAt(pointer: string): void;
  /** Several settings as one step; `undefined` goes back to what is inherited. */
  setAll(values: Readonly<Record<string, unknown>>): void;
  /** Replaces the whole document, as one step that can be undone. */
  replace(document: unknown): void;
  undo(): void;
  redo(): void;
  beginSaving(): void;
  acknowledge(document: unknown, saved: DraftSaved): void;
  stopSaving(saving: 'offline' | 'refused', refusal?: string): void;
  meet(rival: DraftView): void;
  takeTheirs(): void;
  /** Goes on with what was made of mine and theirs, to be saved over theirs. */
  settle(document: unknown): void;
  /** Shows what the server has now, even if another operator wrote it. */
  adopt(draft: DraftView): void;
  setLive(live: LiveView): void;
  setHost(host: string | null): void;
}

export type DraftStore = StoreApi<DraftState>;

/** Something is not on the server yet. */
export const isUnsaved = ({ document, acknowledged }: DraftState): boolean => document !== acknowledged.document;

/** The draft differs from what is live. */
export const isChanged = ({ document, live }: DraftState): boolean => !dequal(document, live.document);

interface Start {
  readonly view: MerchantView;
  /** Edits of an earlier visit that the server never got, and the revision they were based on. */
  readonly local?: LocalDraft | undefined;
  /** Reasons of an earlier visit that the server never got. */
  readonly unsentWaivers?: Readonly<Record<string, string>>;
  /** What an earlier visit had typed about the next release. */
  readonly note?: string;
  /** Who edits: what the same operator saved from elsewhere is combined without a question, as long as nothing is disputed. */
  readonly me?: string;
  readonly now?: () => number;
}

/** The one draft that the editor works on. Saving is `startAutosave`'s. */
export function createDraftStore({ view, local, unsentWaivers = {}, note = '', me, now = Date.now }: Start): DraftStore {
  const { merchantCode, presets, live, draft } = view;
  const bare = bareRelease(live.document);
  const under = (version: TemplateVersion) => inheritedBy(presets[version], { ...bare, template: { ...bare.template, version } });
  const inheritedUnder = { base: under('base'), new: under('new') };
  const resolve = (next: unknown) => {
    const resolved = resolveDraft(next, presets, bare);
    const { version, conduct } = resolved.full.template;
    return { resolved, preset: presets[version], inherited: inheritedUnder[version][conduct] };
  };
  const isBehind = local !== undefined && local.revision !== draft.revision && !dequal(local.document, draft.document);
  const combined = (base: unknown, theirs: DraftView, mine: unknown) =>
    base === undefined || me === undefined || theirs.by !== me
      ? undefined
      : mergeUndisputed(base, theirs.document, mine, resolve(base).inherited);
  const both = isBehind ? combined(local.base, draft, local.document) : undefined;
  const isInConflict = isBehind && both === undefined;
  const edited = both?.merged ?? local?.document ?? draft.document;
  const document = dequal(edited, draft.document) ? draft.document : edited;
  let lastEdit = { pointer: '', atMs: -Infinity };

  let savedWaivers = waiversById(view.waivers);
  const shownWaivers = (unsent: Readonly<Record<string, string>>) => ({
    unsentWaivers: unsent,
    waivers: withUnsent(savedWaivers, unsent, me ?? null),
  });

  return createStore<DraftState>((set, get) => {
    const show = (next: unknown) => ({ document: next, ...resolve(next), edit: get().edit + 1 });

    /** One step: what was there before can be had back. */
    function step(next: unknown, pointer = '', isTyped = false) {
      const { document: before, past, live: shown } = get();
      if (dequal(before, next)) return;
      const atMs = now();
      const isSameStep = isTyped && pointer === lastEdit.pointer && atMs - lastEdit.atMs < ONE_STEP_MS && past.length > 0;
      lastEdit = { pointer, atMs };
      // A draft that is back to what is live keeps that very object, so that nothing counts as changed.
      const settled = dequal(next, shown.document) ? shown.document : next;
      set({ ...show(settled), past: isSameStep ? past : [...past, before].slice(-UNDO_STEPS), future: [] });
    }
    const written = (document: unknown, pointer: string, value: unknown) =>
      writeOverride(document, pointer, value, { inherited: get().inherited, live: get().live.document });
    const write = (pointer: string, value: unknown, isTyped?: boolean) =>
      step(written(get().document, pointer, value), pointer, isTyped);
    const acknowledgedDraft = ({ document: saved, revision, parentReleaseId, updatedAt }: DraftView) => ({
      document: saved,
      revision,
      parentReleaseId,
      updatedAt,
    });

    return {
      merchantCode,
      presets,
      host: view.host,
      playerUrl: view.playerUrl,
      live,
      liveFull: resolveRelease(live.document, presets).full,
      document,
      ...resolve(document),
      edit: 1,
      past: [],
      future: [],
      // What both began from stays until it is decided which goes on.
      acknowledged: isInConflict
        ? { ...acknowledgedDraft(draft), document: local?.base ?? live.document }
        : acknowledgedDraft(draft),
      saving: isInConflict ? 'conflict' : 'idle',
      refusal: null,
      rival: isInConflict ? draft : null,

      ...shownWaivers(unsentWaivers),
      waiverRefusal: null,
      note,
      setNote: (typed) => set({ note: typed }),
      waive: (id, reason) => set({ ...shownWaivers({ ...get().unsentWaivers, [id]: reason }), waiverRefusal: null }),
      settleWaiver(id, reason, refusal) {
        const { [id]: sent, ...others } = get().unsentWaivers;
        if (sent === reason) set({ ...shownWaivers(others), waiverRefusal: refusal ?? null });
      },
      takeWaivers(given) {
        savedWaivers = waiversById(given);
        set(shownWaivers(get().unsentWaivers));
      },

      setAt: write,
      resetAt: (pointer) => write(pointer, undefined),
      setAll: (values) =>
        step(Object.entries(values).reduce((next, [pointer, value]) => written(next, pointer, value), get().document)),
      replace: (next) => step(next),
      undo() {
        const { past, future, document: current } = get();
        if (past.length === 0) return;
        lastEdit = { pointer: '', atMs: -Infinity };
        set({ ...show(past.at(-1)), past: past.slice(0, -1), future: [current, ...future] });
      },
      redo() {
        const { past, future, document: current } = get();
        if (future.length === 0) return;
        lastEdit = { pointer: '', atMs: -Infinity };
        set({ ...show(future[0]), past: [...past, current], future: future.slice(1) });
      },
      beginSaving: () => set({ saving: 'saving', refusal: null }),
      acknowledge: (saved, { revision, parentReleaseId, updatedAt }) =>
        set({ saving: 'idle', refusal: null, acknowledged: { document: saved, revision, parentReleaseId, updatedAt } }),
      stopSaving: (saving, refusal) => set({ saving, refusal: refusal ?? null }),
      meet(rival) {
        if (dequal(rival.document, get().document)) return get().adopt(rival);
        const settled = combined(get().acknowledged.document, rival, get().document);
        set({ saving: 'conflict', rival });
        if (settled) get().settle(settled.merged);
      },
      takeTheirs() {
        const { rival } = get();
        if (rival) get().adopt(rival);
      },
      settle(merged) {
        const { rival } = get();
        if (!rival) return;
        step(merged);
        set({ saving: 'idle', rival: null, acknowledged: acknowledgedDraft(rival) });
      },
      adopt(theirs) {
        const before = get();
        const past = dequal(before.document, theirs.document)
          ? before.past
          : [...before.past, before.document].slice(-UNDO_STEPS);
        set({
          ...show(theirs.document),
          past,
          future: [],
          saving: 'idle',
          refusal: null,
          rival: null,
          acknowledged: acknowledgedDraft(theirs),
        });
      },
      setLive: (shown) => set({ live: shown, liveFull: resolveRelease(shown.document, presets).full }),
      setHost: (host) => set({ host }),
    };
  });
}
