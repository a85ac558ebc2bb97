import { useMemo, useState } from 'react';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { usePreview } from '../../preview/frame/PreviewContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { type SearchAction, type SearchCommand, actionCommands, screenCommands } from './searchCommands.ts';
import { type SearchEntry, findEntries, searchEntries } from './searchEntries.ts';

export type Searched = SearchEntry | SearchCommand;

/** Most results that are listed: with more, another search word is quicker. */
const MOST = 40;

/** The query, the results, and the selected result. */
export function useSearch(actions: readonly SearchAction[]) {
  const t = useTranslate();
  const show = usePreview((preview) => preview.show);
  const resolved = useDraft((state) => state.resolved);
  const liveFull = useDraft(({ liveResolved }) => liveResolved.full);
  const [text, setText] = useState('');
  const [isOnlyChanged, setIsOnlyChanged] = useState(false);
  const [place, setPlace] = useState(0);
  const entries = useMemo(() => searchEntries(t, { ...resolved, liveFull }), [t, resolved, liveFull]);
  const commands = useMemo(() => ({ actions: actionCommands(actions), screens: screenCommands(t, show) }), [t, show, actions]);
  const all = useMemo(() => {
    const searched: readonly Searched[] = [...commands.actions, ...entries, ...commands.screens];
    return findEntries(isOnlyChanged ? searched.filter(({ isChanged }) => isChanged) : searched, text);
  }, [entries, commands, isOnlyChanged, text]);
  const found = all.slice(0, MOST);
  const current = found[Math.min(place, found.length - 1)];

  function type(typed: string) {
    setText(typed);
    setPlace(0);
  }

  function toggleOnlyChanged() {
    setIsOnlyChanged(!isOnlyChanged);
    setPlace(0);
  }

  /** Goes on by so many results, as far as there are any. */
  const skip = (by: number) => setPlace(Math.max(0, Math.min(found.length - 1, Math.min(place, found.length - 1) + by)));
  const pointAt = (entry: Searched) => setPlace(found.indexOf(entry));

  return { text, type, isOnlyChanged, toggleOnlyChanged, count: all.length, found, current, skip, pointAt };
}
