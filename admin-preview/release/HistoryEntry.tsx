import type { ReleaseEntry } from '#schemas/api/releases.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useSay } from '../texts/say.ts';
import styles from './HistoryEntry.module.css';
import { ReleaseDetails } from './ReleaseDetails.tsx';
import { ReleaseFacts } from './ReleaseFacts.tsx';

interface HistoryEntryProps {
  readonly entry: ReleaseEntry;
  /** Missing when it is live, or when the operator may not. */
  readonly onRollBack: (() => void) | undefined;
  readonly onRollBackWithNote: () => void;
}

/** One release with the ways back to it. */
export function HistoryEntry({ entry, onRollBack, onRollBackWithNote }: HistoryEntryProps) {
  const say = useSay();
  const { revision } = entry;
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <ReleaseFacts entry={entry} />
        {onRollBack ? (
          <div className={styles.ways}>
            <Button variant="soft" size="small" aria-label={say('history.rollBackThis', { revision })} onClick={onRollBack}>
              {say('history.rollBack')}
            </Button>
            <button type="button" className={styles.withNote} onClick={onRollBackWithNote}>
              {say('history.withNote')}
            </button>
          </div>
        ) : null}
      </div>
      <ReleaseDetails entry={entry} />
    </li>
  );
}
