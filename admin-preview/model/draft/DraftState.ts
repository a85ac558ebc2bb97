import type { DraftSaved, DraftView, WaiverView } from '#schemas/edges/api/drafts.schema.ts';
import type { LiveView } from '#schemas/edges/api/merchants.schema.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import type { FullRelease, ResolvedSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Presets } from './resolveDraft.ts';
import type { Waivers } from './waivers.ts';

/** How far a draft is on its way to the server. `refused` and `conflict` wait for the operator, `offline` tries again. */
export type SaveState = 'idle' | 'saving' | 'offline' | 'conflict' | 'refused';

/** The live release, its address, and the note about the next release. */
export interface ReleaseState {
  readonly merchantCode: string;
  readonly presets: Presets;
  /** The merchant's own host; no part of a release. */
  readonly host: string | null;
  /** Where players of merchants without one are. */
  readonly playerUrl: string | null;
  readonly live: LiveView;
  /** What is live, resolved: the draft's changes are measured against it. */
  readonly liveResolved: ResolvedSite;
  /** What the history is to say about the next release; typed ahead of publishing it. */
  readonly note: string;

  setNote(note: string): void;
  setLive(live: LiveView): void;
  setHost(host: string | null): void;
}

/** What the draft says, and the steps by which it came to say so. */
export interface DocumentState {
  /** The merchant's overrides as edited. May be invalid. */
  readonly document: unknown;
  readonly resolved: ResolvedSite;
  /** The preset of the version that the draft has now. */
  readonly preset: Release;
  /** Defaults, preset and the draft's compliance profile: what shows where the merchant says nothing. */
  readonly inherited: FullRelease;
  /** Counts every change of `document`, for the frame. */
  readonly edit: number;
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];

  /** `isTyped`: joins the last step if that was of the same setting a moment ago. */
  setAt(pointer: string, value: unknown, isTyped?: boolean): void;
  /** Resets a setting to its inherited value. */
  resetAt(pointer: string): void;
  /** Changes several settings in one step; `undefined` resets one to its inherited value. */
  setAll(values: Readonly<Record<string, unknown>>): void;
  /** Replaces the whole document, as one step that can be undone. */
  replace(document: unknown): void;
  undo(): void;
  redo(): void;
}

/** How much of the draft is on the server, and why the rest is not. */
export interface SavingState {
  /** What the server holds. */
  readonly acknowledged: Pick<DraftView, 'document' | 'revision' | 'parentReleaseId' | 'updatedAt'>;
  readonly saving: SaveState;
  /** Why the server refused to save. */
  readonly refusal: string | null;
  /** The draft that another operator saved over the revision that this one is based on. */
  readonly conflictingDraft: DraftView | null;

  beginSaving(): void;
  acknowledge(document: unknown, saved: DraftSaved): void;
  stopSaving(saving: 'offline' | 'refused', refusal?: string): void;
  setConflict(draft: DraftView): void;
  acceptTheirs(): void;
  /** Continues with a document merged from both drafts, to be saved over theirs. */
  resolveConflict(document: unknown): void;
  /** Replaces the document by the server's draft, even if another operator wrote it. */
  replaceWithServer(draft: DraftView): void;
}

/** The reasons why warnings may pass. */
export interface WaiverState {
  /** The reason and author of each waiver, by code and pointer: the server's, with those being sent. */
  readonly waivers: Waivers;
  /** Reasons that the server has not got; an empty one takes a waiver back. */
  readonly unsentWaivers: Readonly<Record<string, string>>;
  /** Why the server refused a reason. */
  readonly waiverRefusal: string | null;

  /** An empty reason lets the warning count again. */
  waive(id: string, reason: string): void;
  /** The server has stored this reason, or has refused it. */
  settleWaiver(id: string, reason: string, refusal?: string): void;
  /** What all operators let pass now. */
  takeWaivers(waivers: readonly WaiverView[]): void;
}

export interface DraftState extends ReleaseState, DocumentState, SavingState, WaiverState {}
