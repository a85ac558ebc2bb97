import { Button } from '#src/ui/Button/Button.tsx';
import type { ReleaseEntry } from '#schemas/preview/releaseApi.schema.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { settingTitle } from '../settings/settingTitle.ts';
import { useSay } from '../texts/say.ts';
import { useMoments } from '../texts/useMoments.ts';
import styles from './HistoryEntry.module.css';

interface HistoryEntryProps {
  readonly entry: ReleaseEntry;
  /** Missing when it is live, or when the operator may not. */
  readonly onRollBack: (() => void) | undefined;
}

/** One release: which, how it went live, who, when, why, and what was let pass. */
export function HistoryEntry({ entry, onRollBack }: HistoryEntryProps) {
  const say = useSay();
  const moments = useMoments();
  const release = useDraft(({ resolved }) => resolved.full);
  const { revision, kind, note, by, createdAt, isLive, waived } = entry;
  return (
    <li className={styles.root}>
      <div className={styles.facts}>
        <p className={styles.title}>
          {say('history.revision', { revision })}
          {isLive ? <span className={styles.live}>{say('history.live')}</span> : null}
        </p>
        <p className={styles.line}>
          {say(`history.${kind}`)} {by ? say('history.by', { by }) : say('history.bySystem')} ·{' '}
          <time dateTime={createdAt} title={moments.full(createdAt)}>
            {moments.since(createdAt)}
          </time>
        </p>
        {note ? <p className={styles.note}>{note}</p> : null}
        {waived.length > 0 ? (
          <details className={styles.waived}>
            <summary>{say('history.waived')}</summary>
            <ul>
              {waived.map(({ code, pointer, reason }) => (
                <li key={`${code} ${pointer}`}>
                  {settingTitle(say, pointer, release)}: {reason}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      {onRollBack ? (
        <Button variant="soft" size="small" aria-label={say('history.rollBackThis', { revision })} onClick={onRollBack}>
          {say('history.rollBack')}
        </Button>
      ) : null}
    </li>
  );
}
