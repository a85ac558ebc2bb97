import { CircleCheck, CircleX, Copy, Download, TriangleAlert, Upload } from 'lucide-react';
import { checklistItems } from '#schemas/judge/lint/checklistItems.ts';
import type { MerchantSummary } from '#schemas/edges/api/merchants.schema.ts';
import { isAtLeast, roleAt } from '#schemas/edges/api/roleGrants.ts';
import { apiAddress } from '../../kit/api/apiAddress.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { StateBadge } from '../../kit/parts/StateBadge.tsx';
import tool from '../../kit/parts/ToolButton.module.css';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './merchantFacts.module.css';

interface FactProps {
  readonly merchant: MerchantSummary;
}

function changeText(t: ToolTranslator, { lastChange: { what, by } }: MerchantSummary, when: string): string {
  if (what === 'release' && by === null) return t('merchants.change.shipped', { when });
  return t(`merchants.change.${what}`, { when, by: by ?? t('merchants.somebody') });
}

/** The number of problems of its draft, or its live release. */
export function MerchantProblems({
  merchant: {
    problems: { errors, warnings },
  },
}: FactProps) {
  const t = useTranslate();
  if (errors + warnings === 0)
    return (
      <span className={styles.fine}>
        <CircleCheck size={14} aria-hidden /> {t('merchants.problemFree')}
      </span>
    );
  return (
    <>
      {errors > 0 ? (
        <span className={styles.errors}>
          <CircleX size={14} aria-hidden /> {t('problems.errors', { count: errors })}
        </span>
      ) : null}
      {warnings > 0 ? (
        <span className={styles.warnings}>
          <TriangleAlert size={14} aria-hidden /> {t('problems.warnings', { count: warnings })}
        </span>
      ) : null}
    </>
  );
}

/** What is live, and whether a draft waits. */
export function MerchantStates({ merchant: { liveRevision, draftState } }: FactProps) {
  const t = useTranslate();
  const isLive = liveRevision > 0;
  return (
    <>
      <StateBadge tone={isLive ? 'good' : 'off'}>
        {isLive ? t('merchants.live', { revision: liveRevision }) : t('merchants.notLive')}
      </StateBadge>
      {isLive && draftState === 'changed' ? <StateBadge tone="changing">{t('merchants.changed')}</StateBadge> : null}
    </>
  );
}

/** A merchant's progress towards its first release; renders nothing for a live one. */
export function MerchantTodo({ merchant: { liveRevision, todo } }: FactProps) {
  const t = useTranslate();
  if (liveRevision > 0) return null;
  const all = checklistItems.length;
  return (
    <p className={styles.todo}>
      <progress className={styles.progress} value={all - todo.length} max={all} aria-hidden="true" />
      {t('merchants.todo', { done: all - todo.length, all })}
    </p>
  );
}

/** Who touched it last, and when. */
export function LastChange({ merchant }: FactProps) {
  const t = useTranslate();
  const moments = useMoments();
  const { at } = merchant.lastChange;
  return (
    <time className={styles.when} dateTime={at} title={moments.full(at)}>
      {changeText(t, merchant, moments.since(at))}
    </time>
  );
}

export interface MerchantDeeds {
  readonly onCopy: () => void;
  readonly onImport: () => void;
}

/** Export, import and copy, as far as the operator may. */
export function MerchantButtons({
  merchant: { merchantCode, title, liveRevision },
  onCopy,
  onImport,
}: FactProps & MerchantDeeds) {
  const t = useTranslate();
  const { session } = useWorkplace();
  const mayImport = isAtLeast(roleAt(session.roles, merchantCode) ?? 'viewer', 'editor');
  return (
    <>
      <a
        className={tool.root}
        href={apiAddress('exportFile', { code: merchantCode, query: { what: liveRevision > 0 ? 'live' : 'draft' } })}
        download
        title={t('merchants.export', { title })}
        aria-label={t('merchants.export', { title })}
      >
        <Download size={15} aria-hidden />
      </a>
      {mayImport ? (
        <ToolButton label={t('merchants.import', { title })} onClick={onImport}>
          <Upload size={15} aria-hidden />
        </ToolButton>
      ) : null}
      {session.roles.all === 'admin' ? (
        <ToolButton label={t('merchants.copy', { title })} onClick={onCopy}>
          <Copy size={15} aria-hidden />
        </ToolButton>
      ) : null}
    </>
  );
}
