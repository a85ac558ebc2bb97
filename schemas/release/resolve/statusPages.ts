import { splitPair } from '../../base/text/pair.ts';
import type { StatusReading } from '../../declare/release/templateParameters.schema.ts';
import { type Gate, type StatusPages, gates } from '../../declare/names/statusGate.ts';

const readings: Readonly<Record<StatusReading, StatusPages>> = {
  a: { 0: 'open', 1: 'restricted', 2: 'maintenance' },
  b: { 0: 'open', 1: 'maintenance', 2: 'restricted' },
};

const isGate = (word: string): word is Gate => gates.some((gate) => gate === word);

/** Meaning of each status: one of the two readings (STAT-03), and the merchant's own map of single codes, as `7=maintenance`. */
export function statusPages(reading: StatusReading, own: readonly string[]): StatusPages {
  const pairs = own.map(splitPair).flatMap(([code, page]) => (isGate(page) ? [[Number(code), page]] : []));
  return { ...readings[reading], ...(Object.fromEntries(pairs) as StatusPages) }; // fromEntries loses the type of the pairs
}
