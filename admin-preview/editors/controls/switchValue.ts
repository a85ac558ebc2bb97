import type { Setting } from '#schemas/declare/settings/settings.ts';

/** On or off as the document writes it: a boolean, or "1" and "0" as text. */
export const switchValue = ({ type }: Pick<Setting, 'type'>, isOn: boolean): boolean | '1' | '0' =>
  type === 'boolean' ? isOn : isOn ? '1' : '0';
