import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { focusSetting } from '../settings/focusSetting.ts';
import { placeInDraft } from '../draft/blockPlaces.ts';
import { useDraft, useDraftStore } from '../draft/DraftContext.ts';
import { useFrameLink } from '../frame/FrameLinkContext.ts';
import { marksOf } from '../settings/marksOf.ts';
import { goTo } from '../route/route.ts';
import { useSay } from '../texts/say.ts';
import styles from './SearchPalette.module.css';
import { SearchResult } from './SearchResult.tsx';
import { type SearchEntry, findEntries, searchEntries } from './searchEntries.ts';

/** Most results that are listed: with more, another search word is quicker. */
const MOST = 40;

interface SearchPaletteProps {
  readonly onClose: () => void;
}

const SKIP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };

/** Finds every setting by its title, description, key or value, and goes there. The one in question is outlined in the frame. */
export function SearchPalette({ onClose }: SearchPaletteProps) {
  const say = useSay();
  const link = useFrameLink();
  const store = useDraftStore();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const merchantCode = useDraft((state) => state.merchantCode);
  const resolved = useDraft((state) => state.resolved);
  const [text, setText] = useState('');
  const [isOnlyChanged, setIsOnlyChanged] = useState(false);
  const [place, setPlace] = useState(0);
  const entries = useMemo(() => searchEntries(say, resolved), [say, resolved]);
  const all = useMemo(
    () => findEntries(isOnlyChanged ? entries.filter(({ isChanged }) => isChanged) : entries, text),
    [entries, isOnlyChanged, text],
  );
  const found = all.slice(0, MOST);
  const current = found[Math.min(place, found.length - 1)];
  const optionId = (entry: SearchEntry) => `${id}-${entry.pointer}`;

  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body) before.focus();
    };
  }, []);

  useEffect(() => {
    const outline = () => link.order({ type: 'outline', marks: current ? [marksOf(current.pointer, resolved)] : [] });
    outline();
    document.getElementById(current ? `${id}-${current.pointer}` : '')?.scrollIntoView({ block: 'nearest' });
    // A newly loaded frame has lost the orders that were sent before.
    return link.listen(({ type }) => {
      if (type === 'applied') outline();
    });
  }, [link, current, resolved, id]);

  useEffect(() => () => link.order({ type: 'outline', marks: [] }), [link]);

  function choose({ pointer: shown, section }: SearchEntry) {
    const pointer = placeInDraft(shown, store.getState().document, resolved.full);
    onClose();
    goTo({ page: 'editor', merchantCode, section, at: pointer });
    requestAnimationFrame(() => focusSetting(pointer));
  }

  function onKeyDown(event: KeyboardEvent) {
    const skip = SKIP[event.key];
    if (skip !== undefined) {
      event.preventDefault();
      setPlace(Math.max(0, Math.min(found.length - 1, Math.min(place, found.length - 1) + skip)));
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way to close is Esc
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={say('search.title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.line}>
          <Search size={18} aria-hidden />
          <input
            className={styles.input}
            role="combobox"
            aria-label={say('search.title')}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={current ? optionId(current) : undefined}
            placeholder={say('search.hint')}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setPlace(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={styles.filter}
            aria-pressed={isOnlyChanged}
            onClick={() => {
              setIsOnlyChanged(!isOnlyChanged);
              setPlace(0);
            }}
          >
            {say('search.changed')}
          </button>
        </div>
        <div className={styles.list} id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={say('search.results')}>
          {found.map((entry) => (
            <SearchResult
              key={entry.pointer}
              id={optionId(entry)}
              entry={entry}
              text={text}
              isCurrent={entry === current}
              onChoose={() => choose(entry)}
              onPoint={() => setPlace(found.indexOf(entry))}
            />
          ))}
        </div>
        <p className={styles.foot} role="status">
          {all.length === 0 ? say('search.none', { text }) : say('search.count', { shown: found.length, count: all.length })}
          <span className={styles.keys}>{say('search.keys')}</span>
        </p>
      </div>
    </dialog>
  );
}
