import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import type { SearchAction } from './searchCommands.ts';
import type { Findable } from './searchEntries.ts';
import { SearchLine } from './SearchLine.tsx';
import styles from './SearchPalette.module.css';
import { SearchResult } from './SearchResult.tsx';
import { useChoice } from './useChoice.ts';
import { useOutlined } from './useOutlined.ts';
import { useSearch } from './useSearch.ts';

interface SearchPaletteProps {
  /** What else can be done here. */
  readonly actions: readonly SearchAction[];
  readonly onClose: () => void;
}

const SKIP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };

/** A dialog that is open while it is there. What had the focus gets it back. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body) before.focus();
    };
  }, []);
  return dialog;
}

/**
 * Finds every setting by its title, description, key or value, and goes there; a switch is changed on the spot. Screens and actions are
 * found as well. What a result is about is outlined in the frame.
 */
export function SearchPalette({ actions, onClose }: SearchPaletteProps) {
  const t = useTranslate();
  const id = useId();
  const search = useSearch(actions);
  const { text, found, current, count } = search;
  const optionId = (entry: Findable) => `${id}-${entry.id}`;
  const dialog = useModal();
  useOutlined(current, id);
  const { choose, toggleOf } = useChoice(onClose);

  function onKeyDown(event: KeyboardEvent) {
    const skip = SKIP[event.key];
    if (skip !== undefined) {
      event.preventDefault();
      search.skip(skip);
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      if (event.shiftKey) toggleOf(current)?.();
      else choose(current);
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way to close is Esc
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={t('search.title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.panel}>
        <SearchLine
          text={text}
          onType={search.type}
          controls={`${id}-list`}
          active={current ? optionId(current) : undefined}
          isOnlyChanged={search.isOnlyChanged}
          onOnlyChanged={search.toggleOnlyChanged}
          onKeyDown={onKeyDown}
        />
        <div className={styles.list} id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={t('search.results')}>
          {found.map((entry) => (
            <SearchResult
              key={entry.id}
              id={optionId(entry)}
              entry={entry}
              text={text}
              isCurrent={entry === current}
              onChoose={() => choose(entry)}
              onPoint={() => search.pointAt(entry)}
              onToggle={toggleOf(entry)}
            />
          ))}
        </div>
        <p className={styles.foot} role="status">
          {count === 0 ? t('search.none', { text }) : t('search.count', { shown: found.length, count })}
          <span className={styles.keys}>{t('search.keys')}</span>
        </p>
      </div>
    </dialog>
  );
}
