import { useText } from '#src/i18n/TextContext.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { ProgressBar } from '#src/ui/ProgressBar/ProgressBar.tsx';
import styles from './VipBar.module.css';
import type { VipProgress } from './vipProgress.ts';

/** The way to the next level as a bar, with the words of it. */
export function VipBar({ progress: { value, completed, expected, next } }: { readonly progress: VipProgress }) {
  const t = useText();
  const locale = useLocale();
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);
  const words =
    next === undefined
      ? t('vip.top')
      : t('vip.progress', { completed: number(completed), expected: number(expected), level: next, count: expected });
  return (
    <div className={styles.root}>
      <ProgressBar value={value} label={t('vip.next')} text={words} />
      <p className={styles.words}>{words}</p>
    </div>
  );
}
