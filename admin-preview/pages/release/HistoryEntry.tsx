import { useEffect, useRef } from 'react';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './HistoryEntry.module.css';
import { ReleaseDetails } from './ReleaseDetails.tsx';
import { ReleaseFacts } from './ReleaseFacts.tsx';

interface HistoryEntryProps {
  readonly entry: ReleaseEntry;
  /** Missing when it is live, or when the operator may not. */
  readonly onRollBack: (() => void) | undefined;
  readonly onRollBackWithNote: () => void;
  /** Missing where nothing waits for a review, or the operator may not give it. */
  readonly onReview?: (() => void) | undefined;
  /** Whether what it changed is in view from the beginning. */
  readonly isOpened?: boolean;
}

/** One release with the ways back to it. */
export function HistoryEntry({ entry, onRollBack, onRollBackWithNote, onReview, isOpened = false }: HistoryEntryProps) {
  const t = useTranslate();
  const root = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpened) root.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpened]);
  const { revision } = entry;
  return (
    <li ref={root} className={styles.root}>
      <div className={styles.head}>
        <ReleaseFacts entry={entry} />
        {onReview ? (
          <Button variant="soft" size="small" aria-label={t('history.reviewThis', { revision })} onClick={onReview}>
            {t('history.review')}
          </Button>
        ) : null}
        {onRollBack ? (
          <div className={styles.ways}>
            <Button variant="soft" size="small" aria-label={t('history.rollBackThis', { revision })} onClick={onRollBack}>
              {t('history.rollBack')}
            </Button>
            <button type="button" className={styles.withNote} onClick={onRollBackWithNote}>
              {t('history.withNote')}
            </button>
          </div>
        ) : null}
      </div>
      <ReleaseDetails entry={entry} isOpened={isOpened} />
    </li>
  );
}
