import { type FormEvent, useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './AddWord.module.css';

interface AddWordProps {
  /** Title of the list. */
  readonly title: string;
  readonly onAdd: (word: string) => void;
  /** What may be added; without it anything is typed. */
  readonly choices?: readonly { readonly word: string; readonly name: string }[] | undefined;
}

/** Adds a chosen or typed word to a list. */
export function AddWord({ title, onAdd, choices }: AddWordProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const label = t('list.newWord', { title });
  const word = choices ? (choices.find((choice) => choice.word === chosen) ?? choices[0])?.word : typed.trim();
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (word) onAdd(word);
    setTyped('');
  }
  return (
    <form className={styles.root} onSubmit={onSubmit}>
      {choices ? (
        <SelectInput aria-label={label} value={word} onChange={({ target }) => setChosen(target.value)}>
          {choices.map((choice) => (
            <option key={choice.word} value={choice.word}>
              {choice.name}
            </option>
          ))}
        </SelectInput>
      ) : (
        <TextInput aria-label={label} value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      )}
      <Button type="submit" variant="soft" size="small" aria-label={t('list.addTo', { title })}>
        {t('list.add')}
      </Button>
    </form>
  );
}
