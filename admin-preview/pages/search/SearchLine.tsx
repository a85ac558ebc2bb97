import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './SearchPalette.module.css';

interface SearchLineProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** The list of results. */
  readonly controls: string;
  /** The result at which one is. */
  readonly active: string | undefined;
  readonly isOnlyChanged: boolean;
  readonly onOnlyChanged: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The search field, and whether only changed settings are found. */
export function SearchLine({ text, onType, controls, active, isOnlyChanged, onOnlyChanged, onKeyDown }: SearchLineProps) {
  const t = useTranslate();
  return (
    <div className={styles.line}>
      <Search size={18} aria-hidden />
      <input
        className={styles.input}
        role="combobox"
        aria-label={t('search.title')}
        aria-expanded="true"
        aria-controls={controls}
        aria-autocomplete="list"
        aria-activedescendant={active}
        placeholder={t('search.hint')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={styles.filter} aria-pressed={isOnlyChanged} onClick={onOnlyChanged}>
        {t('search.changed')}
      </button>
    </div>
  );
}
