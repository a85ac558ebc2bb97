import { isObject } from './isObject.ts';
import type { StatusAnswer } from './platform/system.schema.ts';
import type { StatusReading } from './release/templateParameters.schema.ts';

export type Gate = 'open' | 'restricted' | 'maintenance';

/** Status code to page, by reading (STAT-01, STAT-03). A code that no row names counts as open (STAT-05). */
const pages: Readonly<Record<StatusReading, Readonly<Record<number, Gate>>>> = {
  a: { 0: 'open', 1: 'restricted', 2: 'maintenance' },
  b: { 0: 'open', 1: 'maintenance', 2: 'restricted' },
};

/** Whether a status says anything; what says nothing changes nothing (STAT-05). */
export function isKnownStatus(answer: StatusAnswer): boolean {
  if (typeof answer !== 'object') return answer in pages.a;
  return answer.status in pages.a || answer.maintenance === true || answer.regionRestricted === true;
}

/** Which page a visitor gets. Separate flags decide before the code does, and maintenance wins over restriction. */
export function gateOf(answer: StatusAnswer, reading: StatusReading): Gate {
  if (typeof answer === 'object') {
    if (answer.maintenance) return 'maintenance';
    if (answer.regionRestricted) return 'restricted';
  }
  return pages[reading][typeof answer === 'object' ? answer.status : answer] ?? 'open';
}

/** A status that was stored: undefined for anything that no platform would have sent. */
export function readStatus(value: unknown): StatusAnswer | undefined {
  if (Number.isInteger(value)) return value as number; // just looked at
  if (!isObject(value) || !Number.isInteger(value['status'])) return undefined;
  const { status, maintenance, regionRestricted, ip } = value;
  return {
    status: status as number, // just looked at
    maintenance: maintenance === true,
    regionRestricted: regionRestricted === true,
    ip: typeof ip === 'string' ? ip : '',
  };
}
