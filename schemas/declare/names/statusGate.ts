import { isObject } from '../../base/json/isObject.ts';
import { readSwitch } from '../../base/json/readSwitch.ts';

export const gates = ['open', 'restricted', 'maintenance'] as const;
export type Gate = (typeof gates)[number];

/** Status code to page (STAT-01, STAT-03). A code that is not named counts as open (STAT-05). */
export type StatusPages = Readonly<Record<number, Gate>>;

/** The system status, parsed from any shape in which platforms send it. */
export type SystemStatus =
  | number
  | {
      readonly status: number;
      readonly maintenance?: boolean;
      readonly regionRestricted?: boolean;
      /** The visitor's address as the platform sees it; empty where it does not say. */
      readonly ip?: string;
    };

/** A status code as a number or as its digits; undefined for anything else. */
function codeOf(value: unknown): number | undefined {
  if (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value)) return Number(value);
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

/**
 * Reads a system status as platforms send it (STAT-05): the code as a number or a text, alone or as `status` or `value`, or as
 * `value.status`, and the flags in any spelling of a switch, also without a code.
 *
 * @returns undefined where it states neither a code nor a flag.
 */
export function readStatus(raw: unknown): SystemStatus | undefined {
  const code = codeOf(raw);
  if (code !== undefined || !isObject(raw)) return code;
  const { value } = raw;
  const records = [...(isObject(value) ? [value] : []), raw];
  const stated = (name: string) => records.filter((record) => name in record).map((record) => record[name]);
  // Maintenance at any level wins (STAT-03).
  const isOn = (name: string) => stated(name).some((flag) => readSwitch(flag));
  const status = [...stated('value'), ...stated('status')].map(codeOf).find((found) => found !== undefined);
  const hasFlag = [...stated('maintenance'), ...stated('regionRestricted')].length > 0;
  if (status === undefined && !hasFlag) return undefined;
  return {
    status: status ?? 0,
    maintenance: isOn('maintenance'),
    regionRestricted: isOn('regionRestricted'),
    ip: stated('ip').find((address) => typeof address === 'string') ?? '',
  };
}

/** The status of an answer; undefined if it is not one that the merchant's pages name, which changes nothing (STAT-05). */
export function knownStatus(raw: unknown, pages: StatusPages): SystemStatus | undefined {
  const status = readStatus(raw);
  if (typeof status !== 'object') return status !== undefined && status in pages ? status : undefined;
  return status.status in pages || status.maintenance || status.regionRestricted ? status : undefined;
}

/** Which page a visitor gets. Separate flags decide before the code does, and maintenance wins over restriction. */
export function gateOf(status: SystemStatus, pages: StatusPages): Gate {
  if (typeof status === 'object') {
    if (status.maintenance) return 'maintenance';
    if (status.regionRestricted) return 'restricted';
  }
  return pages[typeof status === 'object' ? status.status : status] ?? 'open';
}
