import { useText } from '#src/i18n/TextContext.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  readonly shape: 'tiles' | 'text' | 'banner' | 'chips';
  /** How many tiles, lines or chips. */
  readonly count?: number;
  /** Tiles across the width. */
  readonly columns?: number;
}

/** A placeholder of the size of the content that still loads, so that nothing jumps. */
export function Skeleton({ shape, count = 1, columns = 4 }: SkeletonProps) {
  const t = useText();
  return (
    <div
      className={styles.root}
      data-shape={shape}
      style={{ '--skeleton-columns': columns }}
      role="status"
      aria-label={t('app.loading')}
    >
      {Array.from({ length: count }, (_part, index) => (
        <span key={index} className={styles.part} />
      ))}
    </div>
  );
}
