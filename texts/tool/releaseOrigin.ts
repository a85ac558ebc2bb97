import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { durationText } from './durationText.ts';
import type { ToolTranslator } from './toolTranslator.ts';

type Origin = Pick<ReleaseEntry, 'kind' | 'by' | 'token' | 'restoredRevision' | 'plan' | 'imported' | 'createdAt'>;

/** A node looks at plans every few seconds; later than this is told. */
const LATE_MS = 2 * 60_000;

/** Where a release came from, in sentences. */
interface ReleaseOrigin {
  /** How it went live, and by whom. */
  readonly way: string;
  /** The file that its draft was imported from, if any. */
  readonly file: string | undefined;
  /** Events of a planned release before it went live. */
  readonly course: readonly string[];
}

function courseOf(t: ToolTranslator, { plan, createdAt }: Origin): string[] {
  if (plan === null) return [];
  const lateMs = Date.parse(createdAt) - Date.parse(plan.dueAt);
  const late = durationText(t, Math.round(lateMs / 60_000), 'minute');
  return [
    ...(lateMs > LATE_MS ? [t(plan.hasWaited ? 'history.lateByApproval' : 'history.lateByServer', { late })] : []),
    ...(plan.isMerged ? [t('history.merged')] : []),
  ];
}

function wayOf(
  t: ToolTranslator,
  { kind, by, token, restoredRevision, plan }: Origin,
  momentOf: (iso: string) => string,
): string {
  if (by === null) return `${t(`history.${kind}`)} ${t('history.bySystem')}`;
  if (plan !== null) {
    const due = momentOf(plan.dueAt);
    return token === null ? t('history.planned', { by, due }) : t('history.plannedByToken', { token, by, due });
  }
  const what = restoredRevision === null ? t(`history.${kind}`) : t('history.rollbackTo', { revision: restoredRevision });
  return `${what} ${token === null ? t('history.by', { by }) : t('history.byToken', { token, by })}`;
}

/**
 * Says how a release went live, and where its draft came from. Releases of earlier days say less.
 *
 * @param momentOf Writes a moment, given as ISO 8601.
 */
export function releaseOrigin(t: ToolTranslator, origin: Origin, momentOf: (iso: string) => string): ReleaseOrigin {
  const { imported } = origin;
  const file = imported && t(imported.isEdited ? 'history.importedEdited' : 'history.imported', { from: imported.from });
  return { way: wayOf(t, origin, momentOf), file: file ?? undefined, course: courseOf(t, origin) };
}
