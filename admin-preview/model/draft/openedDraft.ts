import { dequal } from 'dequal/lite';
import type { DraftView } from '#schemas/edges/api/drafts.schema.ts';
import type { LiveView } from '#schemas/edges/api/merchants.schema.ts';
import { mergeUndisputed } from '#schemas/release/merge/mergeThreeWay.ts';
import type { Resolver } from './createResolver.ts';
import type { LocalDraft } from './localDraft.ts';

/** Makes one document of theirs and mine, where nothing is disputed and both are of one operator. */
export type Combine = (base: unknown, theirs: DraftView, mine: unknown) => { readonly merged: unknown } | undefined;

export const createCombine =
  (me: string | undefined, resolve: Resolver): Combine =>
  (base, theirs, mine) =>
    base === undefined || me === undefined || theirs.by !== me
      ? undefined
      : mergeUndisputed(base, theirs.document, mine, resolve(base).inherited);

interface OpenedOptions {
  readonly live: LiveView;
  /** What the server holds. */
  readonly draft: DraftView;
  /** Edits of an earlier visit that the server never got. */
  readonly local: LocalDraft | undefined;
  readonly combine: Combine;
}

/** What a draft says when it is opened, and what it began from where it is in conflict with the server's. */
export function openedDraft({ live, draft, local, combine }: OpenedOptions) {
  const isBehind = local !== undefined && local.revision !== draft.revision && !dequal(local.document, draft.document);
  const both = isBehind ? combine(local.base, draft, local.document) : undefined;
  const edited = both?.merged ?? local?.document ?? draft.document;
  return {
    document: dequal(edited, draft.document) ? draft.document : edited,
    conflictBase: isBehind && both === undefined ? { document: local.base ?? live.document } : undefined,
  };
}
