import { isObject } from './isObject.ts';
import { pointerTo, keysOf } from './problem.ts';

/** Where a value came from: the code's default, the version's preset, the compliance profile, or the merchant. */
export type Layer = 'default' | 'preset' | 'conduct' | 'merchant';
export type Provenance = Readonly<Record<string, Layer>>;

/** Objects are merged key by key; any other value, including a list, is replaced as a whole by a higher layer. */
function lay(below: unknown, above: unknown, layer: Layer, pointer: string, from: Record<string, Layer>): unknown {
  if (above === undefined) return below;
  if (!isObject(above)) {
    if (isObject(below)) for (const covered of Object.keys(from)) if (covered.startsWith(`${pointer}/`)) delete from[covered];
    from[pointer] = layer;
    return above;
  }
  delete from[pointer]; // a lower layer's leaf that an object replaces
  const base = isObject(below) ? below : {};
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(above)) {
    merged[key] = lay(Object.hasOwn(base, key) ? base[key] : undefined, value, layer, `${pointer}${pointerTo(key)}`, from);
  }
  return merged;
}

/**
 * Lays documents over each other, lowest first, and keeps for every leaf which layer it came from.
 * Never changes its inputs.
 */
export function overlay(layers: readonly (readonly [Layer, unknown])[]): { value: unknown; provenance: Provenance } {
  const provenance: Record<string, Layer> = {};
  let value: unknown = {};
  for (const [layer, document] of layers) value = lay(value, document, layer, '', provenance);
  return { value, provenance };
}

const isIndex = (key: string): boolean => /^\d+$/.test(key);

/** Where a key is in a list: its index, or that of the last pair with this left side, which counts; -1 for none. */
const indexIn = (list: readonly unknown[], key: string): number =>
  isIndex(key) ? Number(key) : list.findLastIndex((entry) => typeof entry === 'string' && entry.startsWith(`${key}=`));

/** What is at a key of a list; of a pair its right side. */
function entryAt(list: readonly unknown[], key: string): unknown {
  const entry: unknown = list[indexIn(list, key)];
  return isIndex(key) || typeof entry !== 'string' ? entry : entry.slice(key.length + 1);
}

/** The value at a JSON Pointer, or nothing. Below a list of pairs a left side stands for its right one. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value: unknown = document;
  for (const key of keysOf(pointer)) {
    if (Array.isArray(value)) value = entryAt(value, key);
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

/** A copy of a list with an entry, or without what was there. */
function withEntryAt(list: readonly unknown[], key: string, entry: unknown): unknown[] {
  const at = indexIn(list, key);
  if (entry === undefined) return list.filter((_entry, index) => index !== at);
  const copy: unknown[] = [...list];
  copy[at === -1 ? list.length : at] = isIndex(key) ? entry : `${key}=${String(entry)}`;
  return copy;
}

/** A copy of `document` with `value` at `pointer`; `undefined` removes the value there, and parents that become empty. */
export function withValueAt(document: unknown, pointer: string, value: unknown): unknown {
  const [key, ...rest] = keysOf(pointer);
  if (key === undefined) return value;
  const below = pointerTo(...rest);
  if (Array.isArray(document)) return withEntryAt(document, key, withValueAt(entryAt(document, key), below, value));
  const base = isObject(document) ? document : {};
  const child = withValueAt(Object.hasOwn(base, key) ? base[key] : undefined, below, value);
  const { [key]: _replaced, ...others } = base;
  return child === undefined ? (Object.keys(others).length === 0 ? undefined : others) : { ...base, [key]: child };
}
