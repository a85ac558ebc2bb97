import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Language, isLanguage, languageCodes, languages as languageFacts } from '#schemas/declare/languages/languages.ts';
import { type NumberForm, numbersOf } from '#schemas/declare/languages/numberForms.ts';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { ShownOn } from '../../preview/frame/ShownOn.tsx';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { EditableFields } from '../../kit/session/EditableFields.tsx';
import { focusSetting } from '../../model/settings/focusSetting.ts';
import { playerText } from '#texts/tool/playerText.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { usePlayerTexts } from '../../kit/texts/usePlayerTexts.ts';
import { type TextRow, coverageOf, textRows } from './coverage.ts';
import styles from './OwnTextsTable.module.css';

const NO_TEXTS: Readonly<Record<string, string>> = {};

const stringsAt = (...keys: string[]) => pointerTo('template', 'strings', ...keys);

/** "for 3, 4, 5 …" */
function numbersNote(t: ToolTranslator, language: Language, form: NumberForm | 'other'): string {
  if (form === 'other') return t('coverage.otherNumbers');
  const numbers = numbersOf(language, form);
  const [first, more] = [numbers.slice(0, 3).join(', '), numbers.length > 3 ? ' …' : ''];
  return t('coverage.numbers', { numbers: `${first}${more}` });
}

function Row({ row, language }: { readonly row: TextRow; readonly language: Language }) {
  const t = useTranslate();
  const setAt = useDraft((state) => state.setAt);
  const { key, numbers, own, shipped, elsewhere, state } = row;
  const pointer = stringsAt(language, key);
  return (
    <li className={styles.row} data-pointer={pointer} data-state={state}>
      <label className={styles.words} htmlFor={pointer}>
        {playerText(key)} <code className={styles.key}>{key}</code>{' '}
        {numbers ? <span className={styles.numbers}>{numbersNote(t, language, numbers)}</span> : null}
      </label>
      <span className={styles.state}>{t(`coverage.${state}`)}</span>
      {own === undefined ? null : (
        <ToolButton label={t('coverage.reset', { key: playerText(key) })} onClick={() => setAt(pointer, undefined)}>
          <RotateCcw size={14} aria-hidden />
        </ToolButton>
      )}
      <textarea
        id={pointer}
        className={styles.text}
        rows={1}
        dir="auto"
        lang={languageFacts[language].lang}
        value={own ?? ''}
        placeholder={shipped}
        onChange={(event) => setAt(pointer, event.target.value === '' ? undefined : event.target.value, true)}
      />
      <div className={styles.places}>
        {t('facts.screens')}: <ShownOn pointer={pointer} at={{ language }} />
      </div>
      {elsewhere ? (
        <p className={styles.hint} dir="auto">
          {t('texts.other', { language: languageFacts[elsewhere.language].endonym, text: elsewhere.text })}
        </p>
      ) : null}
    </li>
  );
}

/** The merchant's own wording: how much each language has of it, and every text of one language, missing ones first. */
export function OwnTextsTable({ at }: { readonly at: string | undefined }) {
  const t = useTranslate();
  const allowed = useDraft(({ resolved }) => resolved.site.languages);
  const strings = useDraft(({ resolved }) => resolved.site.strings);
  const codes = [...allowed, ...languageCodes.filter((code) => !allowed.includes(code) && strings[code])];
  const [chosen, setChosen] = useState<Language>(codes[0] ?? 'EN');
  const [search, setSearch] = useState('');
  const [seen, setSeen] = useState<string>();
  if (at !== seen) {
    setSeen(at);
    const [, part, code, key] = keysOf(at ?? '');
    if (part === 'strings' && isLanguage(code)) {
      setChosen(code);
      // A shipped text is in view only when it is asked for.
      setSearch(key !== undefined && !Object.values(strings).some((texts) => texts?.[key] !== undefined) ? key : '');
    }
  }
  const language = codes.includes(chosen) ? chosen : (codes[0] ?? 'EN');
  const loaded = usePlayerTexts(language);
  const shipped = loaded ?? NO_TEXTS;
  const isLoaded = loaded !== undefined;
  // A shipped text has no row before the texts are here.
  useEffect(() => {
    if (isLoaded && at !== undefined && keysOf(at)[1] === 'strings') focusSetting(at);
  }, [isLoaded, at]);
  const rows = textRows(strings, language, shipped, search);
  return (
    <div className={styles.root}>
      <div className={styles.languages} role="radiogroup" aria-label={t('texts.languages')}>
        {coverageOf(strings, codes).map(({ language: code, written, all }) => (
          <label key={code} className={styles.language}>
            <input type="radio" name="own-texts-language" checked={code === language} onChange={() => setChosen(code)} />
            <span className={styles.name}>{languageFacts[code].endonym}</span>
            <span className={styles.count}>{all === 0 ? t('coverage.none') : t('coverage.count', { written, all })}</span>
            <meter className={styles.bar} min={0} max={Math.max(all, 1)} value={all === 0 ? 1 : written} aria-hidden="true" />
          </label>
        ))}
      </div>
      <TextInput
        type="search"
        aria-label={t('coverage.search')}
        placeholder={t('coverage.searchHint')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {rows.length === 0 ? (
        <p className={styles.empty}>{search === '' ? t('coverage.empty') : t('coverage.nothing', { text: search })}</p>
      ) : null}
      <EditableFields>
        <ul className={styles.rows} aria-label={t('texts.own')}>
          {rows.map((row) => (
            <Row key={`${language} ${row.key}`} row={row} language={language} />
          ))}
        </ul>
      </EditableFields>
    </div>
  );
}
