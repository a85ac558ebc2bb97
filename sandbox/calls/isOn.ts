import { type SwitchName, switchFacts } from '#schemas/declare/names/switchNames.ts';
import { readSwitch } from '#schemas/base/json/readSwitch.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';

/** Whether the merchant has a switch on. */
export const isOn = ({ full }: LiveSite, name: SwitchName): boolean =>
  readSwitch(full.switches[name]) ?? switchFacts[name].default;
