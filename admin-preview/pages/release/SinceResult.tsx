import { type ReactNode, useEffect, useRef } from 'react';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import styles from './SinceDialog.module.css';

interface SinceResultProps {
  /** The first release that looked as today. */
  readonly entry: ReleaseEntry;
  /** The one before it, if there is one. */
  readonly before: ReleaseEntry | undefined;
  readonly onRollBack: ((entry: ReleaseEntry) => void) | undefined;
  readonly onOpen: () => void;
  readonly onAgain: () => void;
  /** Draws the release beside an older one. */
  readonly children: (older: ReleaseEntry) => ReactNode;
}

/** Since which release it looks so: who, when, what it changed, and what one can do about it. */
export function SinceResult({ entry, before, onRollBack, onOpen, onAgain, children }: SinceResultProps) {
  const t = useTranslate();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), []);
  const { revision } = entry;
  return (
    <div className={styles.result}>
      <div className={styles.facts}>
        <h3 ref={title} tabIndex={-1} className={styles.found}>
          {before ? t('since.found', { revision }) : t('since.always', { revision })}
        </h3>
        <ol>
          <HistoryEntry entry={entry} isOpened onRollBack={undefined} onRollBackWithNote={() => undefined} />
        </ol>
        <div className={styles.buttons}>
          <Button variant="soft" onClick={onOpen}>
            {t('since.open')}
          </Button>
          {before && onRollBack ? (
            <Button variant="ghost" onClick={() => onRollBack(before)}>
              {t('since.rollBack', { revision: before.revision })}
            </Button>
          ) : null}
          <Button variant="ghost" onClick={onAgain}>
            {t('since.again')}
          </Button>
        </div>
      </div>
      {before ? children(before) : null}
    </div>
  );
}
