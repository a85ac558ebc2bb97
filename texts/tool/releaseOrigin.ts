import type { ReleaseEntry } from '#schemas/api/releases.schema.ts';
import type { Say } from './say.ts';

type Origin = Pick<ReleaseEntry, 'kind' | 'by' | 'token' | 'restoredRevision' | 'plan' | 'imported'>;

/** Where a release came from, in sentences. */
interface ReleaseOrigin {
  /** How it went live, and who made it so. */
  readonly way: string;
  /** The file that its draft was imported from, if one was. */
  readonly file: string | undefined;
}

function wayOf(say: Say, { kind, by, token, restoredRevision, plan }: Origin, momentOf: (iso: string) => string): string {
  if (by === null) return `${say(`history.${kind}`)} ${say('history.bySystem')}`;
  if (plan !== null) {
    const due = momentOf(plan.dueAt);
    return token === null ? say('history.planned', { by, due }) : say('history.plannedByToken', { token, by, due });
  }
  const what = restoredRevision === null ? say(`history.${kind}`) : say('history.rollbackTo', { revision: restoredRevision });
  return `${what} ${token === null ? say('history.by', { by }) : say('history.byToken', { token, by })}`;
}

/**
 * Says how a release went live, and where its draft came from. Releases of earlier days say less.
 *
 * @param momentOf Writes a moment, given as ISO 8601.
 */
export function releaseOrigin(say: Say, origin: Origin, momentOf: (iso: string) => string): ReleaseOrigin {
  const { imported } = origin;
  const file = imported && say(imported.isEdited ? 'history.importedEdited' : 'history.imported', { from: imported.from });
  return { way: wayOf(say, origin, momentOf), file: file ?? undefined };
}
