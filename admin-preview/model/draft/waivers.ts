import type { WaiverView } from '#schemas/edges/api/drafts.schema.ts';
import { waiverId } from './waiverId.ts';

/** Why a warning may pass, and who says so. */
export interface Waived {
  readonly reason: string;
  readonly by: string | null;
}

/** By code and pointer of the warning. */
export type Waivers = Readonly<Record<string, Waived>>;

export const waiversById = (given: readonly WaiverView[]): Waivers =>
  Object.fromEntries(given.map((each) => [waiverId(each), { reason: each.reason, by: each.by }]));

/** With reasons that are on their way to the server; an empty one takes a waiver back. */
export function withUnsent(saved: Waivers, unsent: Readonly<Record<string, string>>, me: string | null): Waivers {
  const all = { ...saved, ...Object.fromEntries(Object.entries(unsent).map(([id, reason]) => [id, { reason, by: me }])) };
  return Object.fromEntries(Object.entries(all).filter(([, { reason }]) => reason.trim() !== ''));
}
