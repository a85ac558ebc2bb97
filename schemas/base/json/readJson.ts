import { type Result, pointerTo, problem } from './problem.ts';
import { hostileKeys } from './safeJson.ts';

/** The kinds of value JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Refuses parsed JSON that could reach a prototype (`__proto__` and its kin) or is nested past 32 levels. */
export function checkJson(value: unknown): Result<unknown> {
  const hostile = hostileKeys(value);
  if (!hostile) return { ok: true, value };
  const pointer = pointerTo(...hostile);
  return { ok: false, problems: [problem('json.hostile', pointer, { pointer })] };
}

/** Parses JSON text from outside. Never throws; see `checkJson` for further refusals. */
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
