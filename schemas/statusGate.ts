import { isObject } from './isObject.ts';
import type { StatusAnswer } from './platform/system.schema.ts';

export const gates = ['open', 'restricted', 'maintenance'] as const;
export type Gate = (typeof gates)[number];

/** Status code to page (STAT-01, STAT-03). A code that is not named counts as open (STAT-05). */
export type StatusPages = Readonly<Record<number, Gate>>;

/** Whether a status says anything; what says nothing changes nothing (STAT-05). */
export function isKnownStatus(answer: StatusAnswer, pages: StatusPages): boolean {
  if (typeof answer !== 'object') return answer in pages;
  return answer.status in pages || answer.maintenance === true || answer.regionRestricted === true;
}

/** Which page a visitor gets. Separate flags decide before the code does, and maintenance wins over restriction. */
export function gateOf(answer: StatusAnswer, pages: StatusPages): Gate {
  if (typeof answer === 'object') {
    if (answer.maintenance) return 'maintenance';
    if (answer.regionRestricted) return 'restricted';
  }
  return pages[typeof answer === 'object' ? answer.status : answer] ?? 'open';
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
