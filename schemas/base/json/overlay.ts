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

/** The value at a JSON Pointer, or nothing. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value: unknown = document;
  for (const key of keysOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

/** A copy of `document` with `value` at `pointer`; `undefined` removes the value there, and parents that become empty. */
export function withValueAt(document: unknown, pointer: string, value: unknown): unknown {
  const [key, ...rest] = keysOf(pointer);
  if (key === undefined) return value;
  const below = pointerTo(...rest);
  if (Array.isArray(document)) {
    const copy: unknown[] = [...document];
    const child = withValueAt(copy[Number(key)], below, value);
    if (child === undefined) copy.splice(Number(key), 1);
    else copy[Number(key)] = child;
    return copy;
  }
  const base = isObject(document) ? document : {};
  const child = withValueAt(Object.hasOwn(base, key) ? base[key] : undefined, below, value);
  const { [key]: _replaced, ...others } = base;
  return child === undefined ? (Object.keys(others).length === 0 ? undefined : others) : { ...base, [key]: child };
}
