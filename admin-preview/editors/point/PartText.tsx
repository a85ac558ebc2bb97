import { useId, useState } from 'react';
import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import { keysOf } from '#schemas/base/json/problem.ts';
import { useSetting } from '../../model/draft/useSetting.ts';
import { ProblemNotes } from '../../model/problems/ProblemNotes.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { usePlayerTexts } from '../../kit/texts/usePlayerTexts.ts';
import styles from './PartPopover.module.css';

interface PartTextProps {
  /** Of a text in one language. */
  readonly pointer: string;
  readonly language: Language;
}

/** A text of the page, as it is read there. The shipped words are not words of the merchant's own. */
export function PartText({ pointer, language }: PartTextProps) {
  const t = useTranslate();
  const id = useId();
  const { value, problems, set } = useSetting(pointer);
  const texts: Readonly<Record<string, string>> | undefined = usePlayerTexts(language);
  const shipped = texts?.[keysOf(pointer).at(-1) ?? ''] ?? '';
  // An emptied field must not be filled with the shipped text during typing.
  const [isEmptied, setIsEmptied] = useState(false);
  const own = typeof value === 'string' ? value : undefined;
  return (
    <div className={styles.text}>
      <label className={styles.term} htmlFor={id}>
        {t('point.text', { language: languages[language].endonym })}
      </label>
      <textarea
        id={id}
        className={styles.words}
        rows={1}
        dir="auto"
        lang={languages[language].lang}
        aria-describedby={`${id}-problems`}
        value={isEmptied ? '' : (own ?? shipped)}
        placeholder={shipped}
        onChange={({ target }) => {
          setIsEmptied(target.value === '');
          set(target.value === '' || target.value === shipped ? undefined : target.value, true);
        }}
      />
      <ProblemNotes id={`${id}-problems`} problems={problems} />
    </div>
  );
}
