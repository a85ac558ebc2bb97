import { CircleCheck, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Problem } from '#schemas/base/json/problem.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft, useProblems } from '../draft/DraftContext.ts';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { canEdit } from '../../kit/session/canEdit.ts';
import { type Section, sectionOf } from '../../kit/route/sections.ts';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useListFocus } from '../../kit/parts/useListFocus.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { byColour } from './byColour.ts';
import { ProblemFilters, type Shown } from './ProblemFilters.tsx';
import { ProblemRow } from './ProblemRow.tsx';
import styles from './ProblemsPanel.module.css';
import { useAddressCheck } from './useAddressCheck.ts';

/** The server's finds about addresses, in words. */
function AddressLine({ addresses }: { readonly addresses: ReturnType<typeof useAddressCheck> }) {
  const t = useTranslate();
  const { state, run } = addresses;
  const checked = state.state === 'done' ? state.check.checked : 0;
  const bad = state.state === 'done' ? new Set(state.check.problems.map(({ pointer }) => pointer)).size : 0;
  return (
    <div className={styles.addresses}>
      <Button variant="soft" size="small" disabled={state.state === 'checking'} onClick={() => void run()}>
        {t(state.state === 'checking' ? 'problems.checkingLinks' : 'problems.checkLinks')}
      </Button>
      <span role="status">
        {state.state === 'done'
          ? bad === 0
            ? t('problems.linksGood', { count: checked })
            : t('problems.linksBad', { count: bad, addresses: t('problems.addresses', { count: checked }) })
          : null}
        {state.state === 'failed' ? refusalText(t, state.refusal) : null}
      </span>
    </div>
  );
}

/** Brings the focus to the heading of what opens, and back when it closes. */
function useHeadingFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    title.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body) before.focus();
    };
  }, []);
  return title;
}

const keyOf = ({ code, pointer, params }: Problem): string => `${code} ${pointer} ${JSON.stringify(params)}`;

interface ProblemsPanelProps {
  readonly onClose: () => void;
  /** Opens the support bundle. */
  readonly onSupport?: (() => void) | undefined;
}

/** Everything that is wrong with the draft, by severity and area, each with the way to it, why, and the ways out of it. */
export function ProblemsPanel({ onClose, onSupport }: ProblemsPanelProps) {
  const t = useTranslate();
  const { session } = useWorkplace();
  const addresses = useAddressCheck();
  const checked = useProblems();
  const notWaived = useDraft((state) => state.waiverRefusal);
  const [shown, setShown] = useState<Shown>('all');
  const [area, setArea] = useState<Section | 'all'>('all');
  const title = useHeadingFocus();
  const problems: readonly Problem[] = [...checked, ...(addresses.state.state === 'done' ? addresses.state.check.problems : [])];
  const inArea = problems.filter(({ pointer }) => area === 'all' || sectionOf(pointer) === area);
  const rows = inArea.filter(({ severity }) => shown === 'all' || severity === shown);
  const listFocus = useListFocus<HTMLUListElement>(rows.length);

  const isReadOnly = !canEdit(session);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only listens to Escape from what is inside
    <section className={styles.root} aria-labelledby="problems-title" onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <h2 className={styles.title} id="problems-title" ref={title} tabIndex={-1}>
          {t('problems.title')}
        </h2>
        <ToolButton label={t('app.close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </ToolButton>
      </header>
      <div className={styles.filters}>
        {problems.length > 0 ? (
          <ProblemFilters problems={problems} inArea={inArea} shown={shown} onShow={setShown} area={area} onArea={setArea} />
        ) : null}
        <AddressLine addresses={addresses} />
        {onSupport ? (
          <Button variant="soft" size="small" onClick={onSupport}>
            {t('support.open')}
          </Button>
        ) : null}
      </div>
      {problems.length === 0 ? (
        <EmptyState icon={<CircleCheck size={24} />} title={t('problems.none')} text={t('problems.noneText')} />
      ) : null}
      {problems.length > 0 && rows.length === 0 ? <EmptyState title={t('problems.noneHere')} /> : null}
      {notWaived ? (
        <p className={styles.fault} role="alert">
          {t('problems.notWaived', { reason: refusalText(t, { code: notWaived, detail: {} }) })}
        </p>
      ) : null}
      <ul {...listFocus} className={styles.list}>
        {byColour(rows).map(({ first, others }) => (
          <ProblemRow key={keyOf(first)} problem={first} isReadOnly={isReadOnly}>
            {others.length > 0 ? (
              <details className={styles.more}>
                <summary>{t('problems.moreOfColour', { count: others.length })}</summary>
                <ul>
                  {others.map((each) => (
                    <ProblemRow key={keyOf(each)} problem={each} isReadOnly={isReadOnly} />
                  ))}
                </ul>
              </details>
            ) : null}
          </ProblemRow>
        ))}
      </ul>
    </section>
  );
}
