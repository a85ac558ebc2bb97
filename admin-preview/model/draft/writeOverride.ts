import { dequal } from 'dequal/lite';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { valueAt, withValueAt } from '#schemas/base/json/overlay.ts';

/** What an override is laid over, and what must not be dropped. */
export interface Beneath {
  /** Defaults and preset, merged. */
  readonly inherited: unknown;
  /** The merchant's overrides that are live. */
  readonly live: unknown;
}

/** The outermost list on the way to a pointer, or the pointer itself: what the layers replace as one value. */
export function overrideAt(pointer: string, ...documents: readonly unknown[]): string {
  const keys = keysOf(pointer);
  for (let depth = 1; depth < keys.length; depth += 1) {
    const above = pointerTo(...keys.slice(0, depth));
    if (documents.some((document) => Array.isArray(valueAt(document, above)))) return above;
  }
  return pointer;
}

/**
 * Writes one setting into a merchant's overrides; `undefined` takes it out. A change inside an inherited list takes the
 * whole list along, because layers replace lists whole. A value that says what is inherited anyway is dropped, unless
 * the live release says it too: a switch put on and off again leaves no trace.
 */
export function writeOverride(document: unknown, pointer: string, value: unknown, { inherited, live }: Beneath): unknown {
  const whole = overrideAt(pointer, document, inherited);
  const isInside = whole !== pointer;
  const started =
    isInside && valueAt(document, whole) === undefined ? withValueAt(document, whole, valueAt(inherited, whole)) : document;
  const written = withValueAt(started, pointer, value);
  const isRepeating = dequal(valueAt(written, whole), valueAt(inherited, whole)) && valueAt(live, whole) === undefined;
  return isRepeating ? withValueAt(written, whole, undefined) : written;
}
