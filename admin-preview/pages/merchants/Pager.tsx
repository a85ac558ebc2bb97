import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { pageList } from './pageList.ts';
import styles from './Pager.module.css';

interface PagerProps {
  readonly offset: number;
  readonly perPage: number;
  readonly found: number;
  readonly onOffset: (offset: number) => void;
}

/** Where one is in a long list, and the way to any page of it. Nothing where all of it is in view. */
export function Pager({ offset, perPage, found, onOffset }: PagerProps) {
  const t = useTranslate();
  if (found <= perPage) return null;
  const page = Math.floor(offset / perPage) + 1;
  const count = Math.ceil(found / perPage);
  const to = Math.min(offset + perPage, found);
  function go(next: number) {
    onOffset((next - 1) * perPage);
    scrollTo({ top: 0 });
  }
  return (
    <nav className={styles.root} aria-label={t('merchants.pages')}>
      <span className={styles.range} aria-live="polite">
        {t('merchants.range', { from: offset + 1, to, found })}
      </span>
      <ToolButton label={t('merchants.previous')} isOff={page === 1} onClick={() => go(page - 1)}>
        <ChevronLeft size={18} aria-hidden />
      </ToolButton>
      <ul className={styles.pages}>
        {pageList(page, count).map((each, index) =>
          each === null ? (
            <li key={`gap ${index}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={each}>
              <button
                type="button"
                className={styles.page}
                aria-label={t('merchants.page', { page: each })}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => go(each)}
              >
                {each}
              </button>
            </li>
          ),
        )}
      </ul>
      <ToolButton label={t('merchants.next')} isOff={page === count} onClick={() => go(page + 1)}>
        <ChevronRight size={18} aria-hidden />
      </ToolButton>
    </nav>
  );
}
