import type { MouseEvent } from 'react';
import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useAddressBase } from '#src/lib/useSiteHref.ts';
import { changeLanguage } from '#src/site/changeDisplay.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import rows from '#src/features/menus/MenuRows.module.css';
import styles from './LeftMenu.module.css';

/** The merchant's languages, each by its own name. Plain links that the server understands; the player changes in place. */
export function LanguageList() {
  const t = useText();
  const { site, store } = useSite();
  const current = useSiteState((state) => state.language);

  const hasOwnAddress = useAddressBase() !== '';

  function choose(event: MouseEvent, language: Language) {
    if (hasOwnAddress) return; // the server leads to that of the other language
    event.preventDefault();
    // Without its texts the page cannot change by itself; the server still can.
    changeLanguage(store, language).catch(() => location.assign(`?lang=${language}`));
  }

  return (
    // The visitor may have opened it before the player was ready.
    <details className={styles.details} suppressHydrationWarning>
      <summary className={rows.row}>
        <Icon name="language" className={rows.icon} />
        <span>{t('menu.language')}</span>
        <span className={styles.value}>
          <bdi>{languages[current].endonym}</bdi>
        </span>
        <Icon name="down" size={18} className={styles.turn} />
      </summary>
      <ul className={styles.options}>
        {site.languages.map((language) => (
          <li key={language}>
            <a
              className={rows.row}
              href={`?lang=${language}`}
              lang={languages[language].lang}
              dir={languages[language].dir}
              hrefLang={languages[language].lang}
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => choose(event, language)}
            >
              <span>{languages[language].endonym}</span>
              {language === current ? <Icon name="success" size={18} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
