import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '#src/i18n/TextContext.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import styles from './CountryDialog.module.css';
import { CountryFlag } from './CountryFlag.tsx';
import { type Country, countryNames, searchCountries } from './searchCountries.ts';

interface CountryDialogProps {
  readonly countries: readonly Country[];
  readonly current: Country | undefined;
  readonly onChoose: (country: Country) => void;
  readonly onClose: () => void;
}

/** The index that a key leads to in a list of `count`; undefined for keys without a function. */
function target(key: string, at: number, count: number): number | undefined {
  return {
    ArrowDown: Math.min(at + 1, count - 1),
    ArrowUp: Math.max(at - 1, 0),
    PageDown: Math.min(at + 8, count - 1),
    PageUp: Math.max(at - 8, 0),
  }[key];
}

interface CountryOptionProps {
  readonly id: string;
  readonly country: Country;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly isActive: boolean;
  readonly onTake: () => void;
}

const CountryOption = ({ id, country, name, isCurrent, isActive, onTake }: CountryOptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of a combobox go to its search
  <div
    id={id}
    className={styles.option}
    role="option"
    tabIndex={-1}
    aria-selected={isCurrent}
    data-active={isActive || undefined}
    onClick={onTake}
  >
    <CountryFlag country={country} />
    <span className={styles.name}>{name}</span>
    <bdi className={styles.code} dir="ltr">
      +{country.dialingCode}
    </bdi>
  </div>
);

/** All countries in a list with a search, after the ARIA pattern of a combobox: focus stays in the search, arrows move, Enter takes. */
export function CountryDialog({ countries, current, onChoose, onClose }: CountryDialogProps) {
  const { t, language } = useTexts();
  const nameOf = useMemo(() => countryNames(language), [language]);
  const base = useId();
  const [search, setSearch] = useState('');
  const found = searchCountries(countries, search, nameOf);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ code }) => code === current?.code),
    ),
  );
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [at, search]);

  function take(country: Country) {
    onChoose(country);
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = target(event.key, at, found.length);
    const active = found[at];
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter' && active) take(active);
    if (next !== undefined || event.key === 'Enter') event.preventDefault(); // Enter would send the form around
  }

  return (
    <Dialog title={t('country.choose')} onClose={onClose}>
      <div className={styles.search}>
        <TextInput
          ref={input}
          inputMode="search"
          role="combobox"
          aria-label={t('country.search')}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${base}-list`}
          aria-activedescendant={found[at] ? `${base}-${found[at].code}` : undefined}
          placeholder={t('country.search')}
          autoComplete="off"
          enterKeyHint="done"
          value={search}
          onChange={({ target: { value } }) => {
            setSearch(value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {found.length === 0 ? <p className={styles.none}>{t('country.none')}</p> : null}
      <div ref={list} className={styles.list} role="listbox" id={`${base}-list`} aria-label={t('field.dialingCode')}>
        {found.map((country, index) => (
          <CountryOption
            key={country.code}
            id={`${base}-${country.code}`}
            country={country}
            name={nameOf(country)}
            isCurrent={country.code === current?.code}
            isActive={index === at}
            onTake={() => take(country)}
          />
        ))}
      </div>
    </Dialog>
  );
}
