import { paths } from '#schemas/declare/pages/addresses.ts';
import { hasWordsEverywhere } from '#schemas/declare/languages/languages.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useLocale } from '#src/site/siteContext.ts';
import styles from './DraftBadge.module.css';

/** Marks every page of a shared draft, with its expiry and a link to the live site. */
export function DraftBadge({ until }: { readonly until: string }) {
  const t = useText();
  const locale = useLocale();
  const dateStyle = hasWordsEverywhere(locale) ? 'medium' : 'short';
  const time = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', timeZone: 'UTC' }).format(new Date(until));
  return (
    <aside className={styles.root} aria-label={t('draft.mark')}>
      <p className={styles.mark}>
        <b>{t('draft.mark')}</b>
        {/* Browsers and the server know different spaces of the same time. */}
        <span className={styles.until} suppressHydrationWarning>
          {t('draft.until', { time: `${time} UTC` })}
        </span>
        {/* A load, because the server shows the live site again. */}
        <a className={styles.leave} href={`${paths.home}?share=end`}>
          {t('draft.leave')}
        </a>
      </p>
    </aside>
  );
}
