import { useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import type { ReleaseEntry } from '#schemas/api/releases.schema.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { useSay } from '../texts/say.ts';
import { useMoments } from '../texts/useMoments.ts';
import styles from './HistoryEntry.module.css';
import { ReleaseChanges } from './ReleaseChanges.tsx';

interface HistoryEntryProps {
  readonly entry: ReleaseEntry;
  /** Missing when it is live, or when the operator may not. */
  readonly onRollBack: (() => void) | undefined;
  readonly onRollBackWithNote: () => void;
}

/** One release: which, how it went live, who, when, why, what was let pass, and what it changed. */
export function HistoryEntry({ entry, onRollBack, onRollBackWithNote }: HistoryEntryProps) {
  const say = useSay();
  const { full, since } = useMoments();
  const release = useDraft(({ resolved }) => resolved.full);
  const [isOpen, setIsOpen] = useState(false);
  const { revision, kind, note, by, createdAt, isLive, waived } = entry;
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <div className={styles.facts}>
          <p className={styles.title}>
            {say('history.revision', { revision })}
            {isLive ? <span className={styles.live}>{say('history.live')}</span> : null}
          </p>
          <p className={styles.line}>
            {say(`history.${kind}`)} {by ? say('history.by', { by }) : say('history.bySystem')} ·{' '}
            <time dateTime={createdAt} title={full(createdAt)}>
              {since(createdAt)}
            </time>
          </p>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
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
      {waived.length > 0 ? (
        <details className={styles.more}>
          <summary>{say('history.waived')}</summary>
          <ul className={styles.waived}>
            {waived.map(({ code, pointer, reason, by: who }) => (
              <li key={`${code} ${pointer}`}>
                {who
                  ? say('history.waivedBy', { title: settingTitle(say, pointer, release), reason, by: who })
                  : `${settingTitle(say, pointer, release)}: ${reason}`}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <details className={styles.more} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{say('history.changes')}</summary>
        {isOpen ? <ReleaseChanges entry={entry} /> : null}
      </details>
    </li>
  );
}
