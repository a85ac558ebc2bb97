import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useListFocus } from '../../kit/parts/useListFocus.ts';
import { moveItem } from '../../kit/sortable/moveItem.ts';
import { SortableList } from '../../kit/sortable/SortableList.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { AddWord } from './AddWord.tsx';
import styles from './WordListControl.module.css';

interface WordListControlProps {
  readonly title: string;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
  /** Words that may be added, in their usual order; without them any word may be typed. */
  readonly choices?: readonly string[];
  readonly nameOf: (word: string) => string;
  readonly emptyText: string;
  readonly picture?: (word: string) => ReactNode;
  readonly note?: (word: string) => ReactNode;
}

/** The same word twice is two rows: each needs an id of its own. */
const rowsOf = (words: readonly string[], nameOf: (word: string) => string) =>
  words.map((word, index) => ({
    id: `${word} ${words.slice(0, index).filter((other) => other === word).length}`,
    word,
    name: nameOf(word),
  }));

/** Up to this many words that may be added are all in view. */
const IN_VIEW = 16;

/** An ordered list of words: sorted by pointer, keyboard or buttons, removed, and added from the remaining words. */
export function WordListControl({ title, words, onChange, choices, nameOf, emptyText, picture, note }: WordListControlProps) {
  const t = useTranslate();
  const left = choices?.filter((choice) => !words.includes(choice)) ?? [];
  const add = (word: string) => onChange([...words, word]);
  const listFocus = useListFocus<HTMLUListElement>(left.length);
  return (
    <div className={styles.root}>
      {words.length === 0 ? <p className={styles.empty}>{emptyText}</p> : null}
      <SortableList
        label={title}
        items={rowsOf(words, nameOf)}
        onMove={(from, to) => onChange(moveItem(words, from, to))}
        actions={({ name }, index) => (
          <ToolButton label={t('list.remove', { name })} onClick={() => onChange(words.filter((_, at) => at !== index))}>
            <X size={16} aria-hidden />
          </ToolButton>
        )}
      >
        {({ word, name }) => (
          <span className={styles.word}>
            {picture?.(word)}
            <span className={styles.name}>{name}</span>
            {choices && !choices.includes(word) ? <span className={styles.unknown}>{t('list.unknown')}</span> : null}
            {note ? <span className={styles.note}>{note(word)}</span> : null}
          </span>
        )}
      </SortableList>
      {choices === undefined ? <AddWord title={title} onAdd={add} /> : null}
      {left.length > IN_VIEW ? (
        <AddWord title={title} onAdd={add} choices={left.map((word) => ({ word, name: nameOf(word) }))} />
      ) : null}
      {left.length > 0 && left.length <= IN_VIEW ? (
        <ul {...listFocus} className={styles.choices} aria-label={t('list.addTo', { title })}>
          {left.map((choice) => (
            <li key={choice}>
              <button type="button" className={styles.choice} onClick={() => add(choice)}>
                <Plus size={14} aria-hidden />
                {picture?.(choice)}
                {nameOf(choice)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
