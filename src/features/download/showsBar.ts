import type { Behaviour } from '#schemas/release/behaviour.schema.ts';
import { type Device, isLegacyIos } from './deviceOf.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What decides whether the download bar shows. */
export interface BarSituation {
  readonly device: Device;
  /** Opened from the home screen. */
  readonly isInstalled: boolean;
  /** That start was an iOS web clip (DL-11). */
  readonly isWebClip: boolean;
  readonly hasIosLink: boolean;
  /** When the bar was closed, in ms since 1970; null if it was not. */
  readonly closedAt: number | null;
  readonly now: number;
}

type AppSettings = Behaviour['app'];

/** DL-02, DL-03: never in an installed page, nor in a web clip without an iOS link; on an old iOS not from the home screen; not for who closed it. */
export function showsBar(situation: BarSituation, app: AppSettings): boolean {
  const { device, isInstalled, isWebClip, hasIosLink, closedAt, now } = situation;
  if (isInstalled && !isWebClip) return false;
  if (isWebClip && !hasIosLink) return false;
  if (isInstalled && isLegacyIos(device, app)) return false;
  if (closedAt === null) return true;
  return app.reofferDays > 0 && now - closedAt >= app.reofferDays * DAY_MS;
}
