import { useEffect, useRef, useState } from 'react';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { usePreviewStore } from '../frame/PreviewContext.ts';
import type { Round } from './rehearsalRounds.ts';
import { LEFT, type Seen, runRehearsal } from './runRehearsal.ts';

export type RehearsalState = 'idle' | 'running' | 'done' | 'noAnswer';

interface RehearsalOptions {
  readonly languages: readonly Language[];
  readonly rounds: readonly Round[];
  /** Which of the ways to register. */
  readonly tab: number;
}

/** Runs a rehearsal in the preview, one at a time, and holds what was seen. */
export function useRehearsal({ languages, rounds, tab }: RehearsalOptions) {
  const preview = usePreviewStore();
  const [state, setState] = useState<RehearsalState>('idle');
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  const running = useRef<AbortController>(undefined);
  const ended = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => () => running.current?.abort(LEFT), []);

  // What was seen belongs to the form as it was.
  useEffect(() => {
    setSeen([]);
    setState('idle');
    return () => running.current?.abort();
  }, [rounds, languages]);

  async function run() {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setSeen([]);
    setState('running');
    await ended.current; // it puts the preview back first
    if (controller.signal.aborted) return;
    const rehearsal = runRehearsal({
      preview,
      languages,
      rounds,
      tab,
      signal: controller.signal,
      onSeen: (more) => setSeen((before) => [...before, ...more]),
    });
    ended.current = rehearsal;
    const isAnswered = await rehearsal;
    if (controller.signal.aborted) return;
    setState(isAnswered ? 'done' : 'noAnswer');
  }

  function stop() {
    running.current?.abort();
    setState('done');
  }

  return { state, seen, run, stop };
}
