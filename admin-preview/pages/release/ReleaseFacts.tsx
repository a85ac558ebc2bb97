import { CalendarClock, Globe, type LucideIcon, Package, RotateCcw, Upload, Users } from 'lucide-react';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { releaseOrigin } from '#texts/tool/releaseOrigin.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './ReleaseFacts.module.css';

const kindIcons: Readonly<Record<ReleaseEntry['kind'], LucideIcon>> = { seed: Package, publish: Globe, rollback: RotateCcw };

/** Of a release: which it is, how it went live, who, when and why. */
export function ReleaseFacts({ entry }: { readonly entry: ReleaseEntry }) {
  const t = useTranslate();
  const { full, since } = useMoments();
  const { revision, kind, note, createdAt, isLive, plan, review } = entry;
  const { way, file, course } = releaseOrigin(t, entry, full);
  const Icon = plan ? CalendarClock : kindIcons[kind];
  return (
    <div className={styles.root}>
      <p className={styles.title}>
        {t('history.revision', { revision })}
        {isLive ? <span className={styles.live}>{t('history.live')}</span> : null}
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
      {course.map((sentence) => (
        <p key={sentence} className={styles.line}>
          {sentence}
        </p>
      ))}
      {file ? (
        <p className={styles.line}>
          <Upload size={14} aria-hidden className={styles.icon} />
          <span>{file}</span>
        </p>
      ) : null}
      {note ? <p className={styles.note}>{note}</p> : null}
      {review ? (
        <p className={styles.line}>
          <Users size={14} aria-hidden className={styles.icon} />
          <span>
            {review.at === null
              ? t('history.reviewWaits')
              : t('history.reviewed', { who: review.by ?? '', when: full(review.at) })}
          </span>
        </p>
      ) : null}
    </div>
  );
}
