import { type Result, pointerTo, problem } from './problem.ts';

const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 32;

/** The kinds of value JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** First pointer below `value` that holds a prototype key or lies too deep, or nothing. */
function hostilePointer(value: unknown, pointer: string, depth: number): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH) return pointer;
  for (const [key, child] of Object.entries(value)) {
    const at = pointer + pointerTo(key);
    if (PROTOTYPE_KEYS.has(key)) return at;
    const deeper = hostilePointer(child, at, depth + 1);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

/** Refuses parsed JSON that could reach a prototype (`__proto__` and its kin) or is nested past 32 levels. */
export function checkJson(value: unknown): Result<unknown> {
  const hostile = hostilePointer(value, '', 0);
  return hostile === undefined
    ? { ok: true, value }
    : { ok: false, problems: [problem('json.hostile', hostile, { pointer: hostile })] };
}

/** Parses JSON text from outside. Never throws; see `checkJson` for what else is refused. */
export function readJson(text: string): Result<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [problem('json.malformed', '', { reason })] };
  }
  return checkJson(value);
}
