import { Smartphone, SquareChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { sectionIcons } from '../../model/settings/sectionIcons.ts';
import { joinNames } from '#texts/tool/joinNames.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import type { SearchCommand } from './searchCommands.ts';
import type { SearchEntry } from './searchEntries.ts';
import styles from './SearchResult.module.css';

interface SearchResultProps {
  readonly id: string;
  readonly entry: SearchEntry | SearchCommand;
  readonly text: string;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  readonly onPoint: () => void;
  /** Changes the switch that was found; nothing for anything else. */
  readonly onToggle: (() => void) | undefined;
}

const commandIcons = { action: SquareChevronRight, screen: Smartphone } as const;

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

/** One thing that was found: where it is, what it says, where it shows. A switch is changed here. */
export function SearchResult({ id, entry, text, isCurrent, onChoose, onPoint, onToggle }: SearchResultProps) {
  const t = useTranslate();
  const Drawing = 'kind' in entry ? commandIcons[entry.kind] : sectionIcons[entry.section];
  const about =
    'kind' in entry
      ? [t(`search.${entry.kind}s`)]
      : [t(`section.${entry.section}`), ...(entry.screens.length > 0 ? [joinNames(t, entry.screens)] : []), entry.key];
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
          {entry.isChanged ? <span className={styles.changed} role="img" aria-label={t('editor.changedHere')} /> : null}
        </span>
        <span className={styles.about}>{about.join(' · ')}</span>
      </span>
      <span className={styles.value}>
        <span className={styles.says}>{entry.value}</span>
        {onToggle && !('kind' in entry) ? (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- an option holds no controls: the keys are the combobox's, and the value says the state
          <span
            className={styles.switch}
            data-on={entry.toggle?.isOn || undefined}
            title={t('search.toggle')}
            // The focus stays in the field, whose keys go on working.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              event.stopPropagation();
              onToggle();
            }}
          />
        ) : null}
      </span>
    </div>
  );
}
