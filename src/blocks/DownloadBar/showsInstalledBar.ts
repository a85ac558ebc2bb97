import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';
import { isWebClip } from '#src/features/auth/registerMethod.ts';
import { type Device, deviceOf, isLegacyIos } from '#src/features/download/deviceOf.ts';

/** How a page was opened that runs as an app. */
export interface InstalledSituation {
  readonly device: Device;
  /** From an iOS web clip (DL-11). */
  readonly isWebClip: boolean;
  readonly hasIosLink: boolean;
}

type AppSettings = Behaviour['app'];

/** DL-02, DL-03: from the home screen the bar shows in a web clip with an iOS link only, and not on an old iOS. */
export const showsFor = ({ device, isWebClip: isClip, hasIosLink }: InstalledSituation, app: AppSettings): boolean =>
  isClip && hasIosLink && !isLegacyIos(device, app);

/** Whether this page shows the bar although it runs as an app. */
export const showsInstalledBar = (hasIosLink: boolean, app: AppSettings): boolean =>
  showsFor({ device: deviceOf(navigator), isWebClip: isWebClip(), hasIosLink }, app);
