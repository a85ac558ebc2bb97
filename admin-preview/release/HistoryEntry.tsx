import { CalendarClock, Globe, type LucideIcon, Package, RotateCcw, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import type { ReleaseEntry } from '#schemas/api/releases.schema.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { releaseOrigin } from '#texts/tool/releaseOrigin.ts';
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
  /** Whether what it changed is in view from the beginning. */
  readonly isOpened?: boolean;
}

const kindIcons: Readonly<Record<ReleaseEntry['kind'], LucideIcon>> = { seed: Package, publish: Globe, rollback: RotateCcw };

/** One release: which, how it went live, who, when, why, what was let pass, and what it changed. */
export function HistoryEntry({ entry, onRollBack, onRollBackWithNote, isOpened = false }: HistoryEntryProps) {
  const say = useSay();
  const { full, since } = useMoments();
  const release = useDraft(({ resolved }) => resolved.full);
  const [isOpen, setIsOpen] = useState(isOpened);
  const root = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpened) root.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpened]);
  const { revision, kind, note, createdAt, isLive, plan, waived } = entry;
  const { way, file } = releaseOrigin(say, entry, full);
  const Icon = plan ? CalendarClock : kindIcons[kind];
  return (
    <li ref={root} className={styles.root}>
      <div className={styles.head}>
        <div className={styles.facts}>
          <p className={styles.title}>
            {say('history.revision', { revision })}
            {isLive ? <span className={styles.live}>{say('history.live')}</span> : null}
          </p>
          <p className={styles.line}>
            <Icon size={14} aria-hidden className={styles.icon} />
            <span>
              {way} ·{' '}
              <time dateTime={createdAt} title={full(createdAt)}>
                {since(createdAt)}
              </time>
            </span>
          </p>
          {file ? (
            <p className={styles.line}>
              <Upload size={14} aria-hidden className={styles.icon} />
              <span>{file}</span>
            </p>
          ) : null}
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
      <details className={styles.more} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{say('history.changes')}</summary>
        {isOpen ? <ReleaseChanges entry={entry} /> : null}
      </details>
    </li>
  );
}
