import { useTranslate } from '../texts/useTranslate.ts';
import styles from './BrowserNotice.module.css';
import { isOutdated } from './isOutdated.ts';

interface BrowserNoticeProps {
  /** What the browser says of itself. */
  readonly userAgent?: string;
}

/** A notice for browsers older than those that the tool supports. */
export function BrowserNotice({ userAgent = navigator.userAgent }: BrowserNoticeProps) {
  const t = useTranslate();
  return isOutdated(userAgent, import.meta.env.OPERATOR_BROWSERS) ? (
    <p className={styles.root} role="status">
      {t('browser.outdated')}
    </p>
  ) : null;
}
