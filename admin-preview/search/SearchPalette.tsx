import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { focusSetting } from '../settings/focusSetting.ts';
import { placeInDraft } from '../draft/blockPlaces.ts';
import { useDraft, useDraftStore } from '../draft/DraftContext.ts';
import { useFrameLink } from '../frame/FrameLinkContext.ts';
import { marksOf } from '../settings/marksOf.ts';
import { goTo } from '../route/route.ts';
import { canEdit } from '../session/canEdit.ts';
import { useSay } from '../texts/say.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import styles from './SearchPalette.module.css';
import { SearchResult } from './SearchResult.tsx';
import { type SearchAction, type SearchCommand, actionCommands, screenCommands } from './searchCommands.ts';
import { type Findable, type SearchEntry, findEntries, searchEntries } from './searchEntries.ts';

/** Most results that are listed: with more, another search word is quicker. */
const MOST = 40;

interface SearchPaletteProps {
  /** What else can be done here. */
  readonly actions: readonly SearchAction[];
  readonly onClose: () => void;
}

const SKIP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };

/**
 * Finds every setting by its title, description, key or value, and goes there; a switch is changed on the spot. Screens and actions are
 * found as well. What a result is about is outlined in the frame.
 */
export function SearchPalette({ actions, onClose }: SearchPaletteProps) {
  const say = useSay();
  const link = useFrameLink();
  const store = useDraftStore();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const merchantCode = useDraft((state) => state.merchantCode);
  const resolved = useDraft((state) => state.resolved);
  const liveFull = useDraft((state) => state.liveFull);
  const [text, setText] = useState('');
  const [isOnlyChanged, setIsOnlyChanged] = useState(false);
  const [place, setPlace] = useState(0);
  const entries = useMemo(() => searchEntries(say, { ...resolved, liveFull }), [say, resolved, liveFull]);
  const { session } = useWorkplace();
  const commands = useMemo(
    () => ({ actions: actionCommands(actions), screens: screenCommands(say, link) }),
    [say, link, actions],
  );
  const all = useMemo(() => {
    const searched: readonly (SearchEntry | SearchCommand)[] = [...commands.actions, ...entries, ...commands.screens];
    return findEntries(isOnlyChanged ? searched.filter(({ isChanged }) => isChanged) : searched, text);
  }, [entries, commands, isOnlyChanged, text]);
  const found = all.slice(0, MOST);
  const current = found[Math.min(place, found.length - 1)];
  const optionId = (entry: Findable) => `${id}-${entry.id}`;

  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body) before.focus();
    };
  }, []);

  useEffect(() => {
    const outline = () =>
      link.order({ type: 'outline', marks: current && !('kind' in current) ? [marksOf(current.pointer, resolved)] : [] });
    outline();
    document.getElementById(current ? `${id}-${current.id}` : '')?.scrollIntoView({ block: 'nearest' });
    // A newly loaded frame has lost the orders that were sent before.
    return link.listen(({ type }) => {
      if (type === 'applied') outline();
    });
  }, [link, current, resolved, id]);

  useEffect(() => () => link.order({ type: 'outline', marks: [] }), [link]);

  const inDraft = (shown: string) => placeInDraft(shown, store.getState().document, resolved.full);

  function choose(chosen: SearchEntry | SearchCommand) {
    onClose();
    // What an action opens comes after the search has gone, which gives the focus back.
    if ('kind' in chosen) return requestAnimationFrame(chosen.run);
    const { pointer: shown, section } = chosen;
    const pointer = inDraft(shown);
    goTo({ page: 'editor', merchantCode, section, at: pointer });
    requestAnimationFrame(() => focusSetting(pointer));
  }

  /** Changes a switch and stays; nothing for whom may only read. */
  function toggleOf(entry: SearchEntry | SearchCommand) {
    const toggle = 'kind' in entry || !canEdit(session) ? undefined : entry.toggle;
    return toggle && (() => store.getState().setAt(inDraft(entry.pointer), toggle.next));
  }

  function onKeyDown(event: KeyboardEvent) {
    const skip = SKIP[event.key];
    if (skip !== undefined) {
      event.preventDefault();
      setPlace(Math.max(0, Math.min(found.length - 1, Math.min(place, found.length - 1) + skip)));
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
              key={entry.id}
              id={optionId(entry)}
              entry={entry}
              text={text}
              isCurrent={entry === current}
              onChoose={() => choose(entry)}
              onPoint={() => setPlace(found.indexOf(entry))}
              onToggle={toggleOf(entry)}
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
