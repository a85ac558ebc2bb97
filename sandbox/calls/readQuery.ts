import { refuse } from '#server/playerCalls/refusals.ts';

type Query = Readonly<Record<string, string>>;

/** A whole number from the query, `fallback` when absent. Refuses anything outside `min` to `max`. */
export function readCount(query: Query, name: string, fallback: number, min: number, max: number): number {
  const text = query[name]?.trim() ?? '';
  if (text === '') return fallback;
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < min || value > max) throw refuse('query.invalid', { name, min, max });
  return value;
}

/** A sum of money from the query; null when absent. */
export function readAmount(query: Query, name: string): number | null {
  const text = query[name]?.trim() ?? '';
  if (text === '') return null;
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) throw refuse('query.invalid', { name });
  return Number(text);
}

/** A text from the query, trimmed; empty when absent. Refuses texts longer than `max` characters. */
export function readText(query: Query, name: string, max = 60): string {
  const text = query[name]?.trim() ?? '';
  if (text.length > max) throw refuse('query.invalid', { name, max });
  return text;
}

/** A comma list of codes from the query. Refuses entries that are not codes. */
export function readCodes(query: Query, name: string): string[] {
  const codes = readText(query, name, 600)
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  if (!codes.every((code) => /^[A-Za-z0-9_]{1,40}$/.test(code))) throw refuse('query.invalid', { name });
  return codes;
}
