import type { DraftSaved, DraftView } from '#schemas/edges/api/drafts.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { FileContent } from '#schemas/edges/preview/releaseFile.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { Failure } from '../Failure.ts';
import { type OperatorsClient, answerOf } from '../client/createClient.ts';
import { Refusal } from '../client/Refusal.ts';
import { isSame } from './compareReleases.ts';
import { merchantOf } from './namedRelease.ts';

export interface Push {
  readonly code: string;
  readonly content: FileContent;
  /** What the file was made from: it must be live still. */
  readonly base: unknown;
  /** Takes the place of what somebody else has saved. */
  readonly replacesDraft: boolean;
  /** Does not ask whether the file was made from what is live. */
  readonly isForced: boolean;
}

type Merchant = Awaited<ReturnType<typeof merchantOf>>;

const savedBy = ({ by, updatedAt }: Pick<DraftView, 'by' | 'updatedAt'>): string =>
  `${by ?? 'somebody'} saved it at ${updatedAt ?? 'another moment'}`;

/** Throws `Failure` when the draft holds work that the file does not know. */
function checkDraft({ draft, live }: Merchant, { code, content: { origin } }: Push): void {
  const draftSeen = origin?.merchantCode === code ? origin.draftRevision : undefined;
  if (draftSeen === draft.revision) return;
  const isPending = draft.updatedAt !== null && !isSame(draft.document, live.document);
  if (draftSeen === undefined && !isPending) return;
  throw new Failure(
    'conflict',
    `The draft of ${code} has changed since the file was made: ${savedBy(draft)}. livery diff draft:${code} <file> shows what differs. --replace-draft replaces it.`,
  );
}

/** Throws `Failure` when something went live that the file does not know. */
function checkLive({ live }: Merchant, { code, content: { origin }, base }: Push): void {
  const isOwn = origin?.merchantCode === code && typeof origin.revision === 'number';
  const isCurrent = base === undefined ? !isOwn || origin.revision === live.revision : isSame(base, live.document);
  if (isCurrent) return;
  throw new Failure(
    'conflict',
    `Another release of ${code} went live since the file was made: revision ${live.revision}. livery diff live:${code} <file> shows what differs. Take it over into the file, or use --force.`,
  );
}

/** Throws `Failure` for a release of another merchant: it would replace the texts and colours of this one. */
export function checkOwner({ release }: FileContent, code: string): void {
  const found = valueAt(release, '/template/merchantCode');
  if (found !== code) throw new Failure('usage', `The file holds a release of ${String(found)}, not of ${code}.`);
}

/** Writes a draft over the revision that was seen. Throws `Failure` when somebody else was faster. */
export async function saveDraft(
  client: OperatorsClient,
  { code, release, revision, parentReleaseId }: { code: string; release: unknown; revision: number; parentReleaseId?: number },
): Promise<DraftSaved> {
  if (!isObject(release)) throw new Failure('problems', 'A release is an object.');
  const query = parentReleaseId === undefined ? {} : { query: { parentReleaseId } };
  const params = { path: { code }, header: { 'If-Match': `"${revision}"` }, ...query };
  try {
    return await answerOf(client.PUT('/merchants/{code}/draft', { params, body: release }));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'draft.stale')
      throw new Failure('conflict', `The draft of ${code} was saved by somebody else just now. Nothing was changed.`);
    throw error;
  }
}

export interface Pushed extends Pick<DraftSaved, 'revision'> {
  /** False when the draft says the same already. */
  readonly changed: boolean;
}

/** Saves the release in a file as the draft, unless that would undo what somebody else did since the file was made. */
export async function pushDraft(client: OperatorsClient, push: Push): Promise<Pushed> {
  const { code, content, isForced, replacesDraft } = push;
  checkOwner(content, code);
  const merchant = await merchantOf(client, code);
  const { draft, live } = merchant;
  if (isSame(draft.document, content.release)) return { changed: false, revision: draft.revision };
  if (!isForced && !replacesDraft) checkDraft(merchant, push);
  if (!isForced) checkLive(merchant, push);
  // A draft that was pulled stays on the release that it was begun from, so that publishing it says when another went live.
  const isOfDraft = content.origin?.draftRevision !== undefined && !isForced;
  const parent = isOfDraft ? {} : { parentReleaseId: live.releaseId };
  const { revision } = await saveDraft(client, { code, release: content.release, revision: draft.revision, ...parent });
  return { changed: true, revision };
}
