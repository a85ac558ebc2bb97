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
  const [sent, setSent] = useState<readonly string[]>([]);
  const submitted = useRef(Number.NEGATIVE_INFINITY);
  if (known !== searched) {
    setKnown(searched);
    // A text sent from here comes back late, and more may have been typed since; any other text has another source: a step back, a suggestion, a
    // cleared filter.
    const own = sent.lastIndexOf(searched);
    setSent(own === -1 ? [] : sent.slice(own + 1));
    if (own === -1 && text.trim() !== searched) setText(searched);
  }

  const send = useCallback(
    (now: string) => {
      setSent((before) => [...before, now.trim()]);
      onSearch(now);
    },
    [onSearch],
  );

  useEffect(() => {
    if (text.trim() === searched) return undefined;
    const timer = setTimeout(() => send(text), searchPauseMs);
    return () => clearTimeout(timer);
  }, [text, searched, send, searchPauseMs]);

  const submit = useCallback(
    (now = text) => {
      setText(now);
      if (performance.now() - submitted.current < searchThrottleMs) return;
      submitted.current = performance.now();
      send(now);
    },
    [text, send, searchThrottleMs],
  );
  return { text, setText, submit };
}
