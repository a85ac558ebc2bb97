import type { ReactNode } from 'react';
import { sectionIcons } from '../settings/sectionIcons.ts';
import { useSay } from '../texts/say.ts';
import type { SearchEntry } from './searchEntries.ts';
import styles from './SearchResult.module.css';

interface SearchResultProps {
  readonly id: string;
  readonly entry: SearchEntry;
  readonly text: string;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  readonly onPoint: () => void;
}

/** The words that were looked for stand out. */
function marked(title: string, text: string): ReactNode {
  const [word = ''] = text.toLowerCase().split(/\s+/).filter(Boolean);
  const at = word === '' ? -1 : title.toLowerCase().indexOf(word);
  if (at < 0) return title;
  return (
    <>
      {title.slice(0, at)}
      <mark className={styles.mark}>{title.slice(at, at + word.length)}</mark>
      {title.slice(at + word.length)}
    </>
  );
}

/** One setting that was found: where it stands, what it says, where it shows. */
export function SearchResult({ id, entry, text, isCurrent, onChoose, onPoint }: SearchResultProps) {
  const say = useSay();
  const Drawing = sectionIcons[entry.section];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the combobox's
    <div
      id={id}
      className={styles.root}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      onClick={onChoose}
      onPointerMove={onPoint}
    >
      <Drawing className={styles.icon} size={16} aria-hidden />
      <span className={styles.words}>
        <span className={styles.title}>
          <span>{marked(entry.title, text)}</span>
          {entry.isChanged ? <span className={styles.changed} role="img" aria-label={say('editor.changedHere')} /> : null}
        </span>
        <span className={styles.about}>
          {[say(`section.${entry.section}`), ...(entry.screens.length > 0 ? [entry.screens.join(', ')] : []), entry.key].join(
            ' · ',
          )}
        </span>
      </span>
      <span className={styles.value}>{entry.value}</span>
    </div>
  );
}
