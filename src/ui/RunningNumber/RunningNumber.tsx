import { useLayoutEffect, useRef, useState } from 'react';
import styles from './RunningNumber.module.css';

/** Long enough to be seen, and over before anybody waits for it. */
const RUN_MS = 600;

/** Fast at first, slow at the end. */
const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** Where a run begins: at the number before, or at one that is no longer than the new one, so that nothing beside it moves. */
function startOf(before: number, value: number): number {
  const digits = String(Math.trunc(Math.abs(value))).length;
  return Math.min(before, 10 ** digits - 1);
}

/** The number that is shown on the way from the last value to this one; undefined at its end. The first value just is there. */
function useRun(value: number | undefined): number | undefined {
  const before = useRef<number>(undefined);
  const [shown, setShown] = useState<number>();
  useLayoutEffect(() => {
    if (value === undefined) return undefined;
    const last = before.current;
    before.current = value;
    if (last === undefined || last === value || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const from = startOf(last, value);
    const way = value - from;
    const unit = Number.isInteger(value) ? 1 : 0.01;
    const began = performance.now();
    let frame = 0;
    function step() {
      const part = (performance.now() - began) / RUN_MS;
      if (part >= 1) return setShown(undefined);
      setShown(Math.round((from + way * easeOut(part)) / unit) * unit);
      frame = requestAnimationFrame(step);
    }
    step();
    return () => {
      cancelAnimationFrame(frame);
      setShown(undefined);
    };
  }, [value]);
  return shown;
}

interface RunningNumberProps {
  /** Undefined while there is none; a run then begins at the last one that was. */
  readonly value: number | undefined;
  readonly write: (value: number) => string;
  /** Text in place of a missing number. */
  readonly instead?: string;
}

/** A number that runs to its new value when it changes (WAL-06). Screen readers skip it: what is beside it says the value, once. */
export function RunningNumber({ value, write, instead }: RunningNumberProps) {
  const shown = useRun(value);
  if (value === undefined) return <bdi aria-hidden="true">{instead}</bdi>;
  return (
    <bdi className={styles.root} aria-hidden="true" data-final={shown === undefined ? undefined : write(value)}>
      {write(shown ?? value)}
    </bdi>
  );
}
