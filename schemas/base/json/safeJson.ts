const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
export const MAX_DEPTH = 32;

/**
 * The path of keys to a value that could reach a prototype (`__proto__` and the like) or is nested past 32 levels; undefined if there is none.
 */
export function hostileKeys(value: unknown, depth = 0): readonly string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH) return [];
  for (const [key, child] of Object.entries(value)) {
    const deeper = PROTOTYPE_KEYS.has(key) ? [] : hostileKeys(child, depth + 1);
    if (deeper) return [key, ...deeper];
  }
  return undefined;
}

/** Parses JSON text from outside where the reason of a failure does not matter. Undefined for invalid or hostile JSON. */
export function safeJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return hostileKeys(value) ? undefined : value;
  } catch {
    return undefined; // as `readJson` says, with the reason
  }
}
