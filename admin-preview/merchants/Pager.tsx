import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ToolButton } from '../parts/ToolButton.tsx';
import { useSay } from '../texts/say.ts';
import styles from './Pager.module.css';

interface PagerProps {
  readonly offset: number;
  readonly perPage: number;
  readonly found: number;
  readonly onOffset: (offset: number) => void;
}

/** Where one is in a long list, and the way on. Nothing where all of it is in view. */
export function Pager({ offset, perPage, found, onOffset }: PagerProps) {
  const say = useSay();
  if (found <= perPage) return null;
  const to = Math.min(offset + perPage, found);
  function go(next: number) {
    onOffset(next);
    scrollTo({ top: 0 });
  }
  return (
    <nav className={styles.root} aria-label={say('merchants.pages')}>
      <ToolButton label={say('merchants.previous')} isOff={offset === 0} onClick={() => go(Math.max(0, offset - perPage))}>
        <ChevronLeft size={18} aria-hidden />
      </ToolButton>
      <span aria-live="polite">{say('merchants.range', { from: offset + 1, to, found })}</span>
      <ToolButton label={say('merchants.next')} isOff={to >= found} onClick={() => go(offset + perPage)}>
        <ChevronRight size={18} aria-hidden />
      </ToolButton>
    </nav>
  );
}
