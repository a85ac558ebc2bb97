import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { type WordKind, wordName } from '#texts/tool/words.ts';
import styles from './WordChoices.module.css';

interface WordChoicesProps<W extends string> {
  readonly legend: string;
  readonly kind: WordKind;
  readonly words: readonly W[];
  readonly chosen: readonly W[];
  readonly onChange: (chosen: readonly W[]) => void;
}

/** Some of a few words, all in view. */
export function WordChoices<W extends string>({ legend, kind, words, chosen, onChange }: WordChoicesProps<W>) {
  const t = useTranslate();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{legend}</legend>
      {words.map((word) => (
        <Checkbox
          key={word}
          checked={chosen.includes(word)}
          onChange={(event) => onChange(words.filter((each) => (each === word ? event.target.checked : chosen.includes(each))))}
        >
          {wordName(t, kind, word)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
