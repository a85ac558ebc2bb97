import { type ValueSetting, isValueSetting, settings } from '#schemas/declare/settings/settings.ts';

export const settingFor = (pointer: string): ValueSetting => {
  const found = settings.filter(isValueSetting).find((setting) => setting.pointer === pointer);
  if (!found) throw new Error(`no setting at ${pointer}`);
  return found;
};
