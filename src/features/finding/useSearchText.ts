import { useCallback, useEffect, useRef, useState } from 'react';
import { useSite } from '#src/site/siteContext.ts';

interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Searches at once, but no more often than the site allows (GLIST-26). */
  readonly submit: (text?: string) => void;
}

/** Words that are typed: they are searched for after a pause in typing, or at once when they are sent. */
export function useSearchText(searched: string, onSearch: (text: string) => void): SearchText {
  const { searchPauseMs, searchThrottleMs } = useSite().site.behaviour.timings;
  const [text, setText] = useState(searched);
  const [known, setKnown] = useState(searched);
  const submitted = useRef(Number.NEGATIVE_INFINITY);
  // Another search has come from elsewhere: the way back, a suggestion, a cleared filter.
  if (known !== searched) {
    setKnown(searched);
    if (text.trim() !== searched) setText(searched);
  }

  useEffect(() => {
    if (text.trim() === searched) return undefined;
    const timer = setTimeout(() => onSearch(text), searchPauseMs);
    return () => clearTimeout(timer);
  }, [text, searched, onSearch, searchPauseMs]);

  const submit = useCallback(
    (now = text) => {
      setText(now);
      if (performance.now() - submitted.current < searchThrottleMs) return;
      submitted.current = performance.now();
      onSearch(now);
    },
    [text, onSearch, searchThrottleMs],
  );
  return { text, setText, submit };
}
