import { Languages } from 'lucide-react';
import { languages } from '#schemas/declare/languages/languages.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { isToolLanguage, toolLanguages } from '../texts/toolLanguages.ts';
import { useToolLanguage } from '../texts/useToolLanguage.ts';
import styles from './LanguageMenu.module.css';

/** The tool's language for this operator. */
export function LanguageMenu() {
  const t = useTranslate();
  const { language, choose } = useToolLanguage();
  return (
    <label className={styles.root}>
      <Languages size={16} aria-hidden />
      <select
        className={styles.select}
        aria-label={t('app.language')}
        value={language}
        onChange={({ target }) => {
          if (isToolLanguage(target.value)) void choose(target.value);
        }}
      >
        {toolLanguages.map((code) => (
          <option key={code} value={code} lang={languages[code].lang}>
            {languages[code].endonym}
          </option>
        ))}
      </select>
    </label>
  );
}
