import { type FormEvent, type Ref, useId } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SearchInput.module.css';

interface SearchInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter, or the phone's search key. */
  readonly onSubmit: () => void;
  readonly onFocusChange?: (hasFocus: boolean) => void;
  readonly input?: Ref<HTMLInputElement>;
}

/** A search field with its sign, and a button that empties it. */
export function SearchInput({ label, value, onChange, onSubmit, onFocusChange, input }: SearchInputProps) {
  const t = useText();
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  function empty() {
    onChange('');
    document.getElementById(id)?.focus();
  }

  return (
    <search className={styles.root}>
      <form className={styles.form} onSubmit={submit}>
        <Icon name="search" size={20} className={styles.sign} />
        <input
          ref={input}
          id={id}
          type="search"
          className={styles.input}
          aria-label={label}
          placeholder={label}
          value={value}
          maxLength={60}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir={value === '' ? undefined : 'auto'}
          onChange={(event) => onChange(event.target.value)}
          onFocus={() => onFocusChange?.(true)}
          onBlur={() => onFocusChange?.(false)}
        />
        {value === '' ? null : (
          <button type="button" className={styles.clear} aria-label={t('search.clear')} onClick={empty}>
            <Icon name="close" size={18} />
          </button>
        )}
      </form>
    </search>
  );
}
