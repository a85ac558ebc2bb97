import { type SwitchName, switchFacts } from '#schemas/switchNames.ts';
import { readSwitch } from '#schemas/wire/readSwitch.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';

/** Whether the merchant has a switch on. */
export const isOn = ({ full }: LiveSite, name: SwitchName): boolean =>
  readSwitch(full.switches[name], switchFacts[name].default, '').on;
