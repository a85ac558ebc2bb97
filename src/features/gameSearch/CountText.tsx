import { useEffect, useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CountText.module.css';

/** The pause in typing after which a screen reader announces the number: announced with every letter, it would interrupt. */
const QUIET_MS = 800;

/** How many games a list has: shown at once, announced by screen readers when it has settled. */
export function CountText({ total }: { readonly total: number | undefined }) {
  const t = useText();
  const locale = useLocale();
  const words = total === undefined ? '' : t('list.count', { number: total.toLocaleString(locale) });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <span className={styles.root} aria-hidden="true">
        {words}
      </span>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
