import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';

/** What the browser reveals about the phone and how the page was opened. */
export interface Device {
  readonly system: 'ios' | 'android' | 'other';
  /** Of iOS; undefined where it is not known. */
  readonly version?: { readonly major: number; readonly minor: number };
}

const IOS = /\b(?:iPhone|iPad|iPod)\b/;
const IOS_VERSION = /\bOS (\d{1,2})[_.](\d{1,2})/;

/** Parses the user agent. An iPad sends that of a Mac, but is the only "Mac" with a touch screen. */
export function deviceOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/\bAndroid\b/.test(userAgent)) return { system: 'android' };
  if (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) return { system: 'ios' };
  if (!IOS.test(userAgent)) return { system: 'other' };
  const [, major, minor] = IOS_VERSION.exec(userAgent) ?? [];
  return major === undefined ? { system: 'ios' } : { system: 'ios', version: { major: Number(major), minor: Number(minor) } };
}

type Legacy = Pick<Behaviour['app'], 'legacyIosUpTo' | 'legacyIos'>;

/** Whether this iOS version adds sites to the home screen in the older way (DL-05, DL-12). */
export function isLegacyIos({ version }: Device, { legacyIosUpTo, legacyIos }: Legacy): boolean {
  if (!version) return false;
  const { major, minor } = version;
  return major <= legacyIosUpTo || legacyIos.includes(String(major)) || legacyIos.includes(`${major}.${minor}`);
}
