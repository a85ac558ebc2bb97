import { readMediaAddress } from '#schemas/base/media/mediaAddress.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { type Setting, settings } from '#schemas/declare/settings/settings.ts';

const pictureSettings = settings.filter(({ widget }) => widget === 'image');

/** The settings of a release that show a picture of the library. */
export const settingsWith = (release: unknown, id: string): Setting[] =>
  pictureSettings.filter(({ pointer }) => {
    const address = valueAt(release, pointer);
    return typeof address === 'string' && readMediaAddress(address)?.picture === id;
  });
