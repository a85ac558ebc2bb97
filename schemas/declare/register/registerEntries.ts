import type { SwitchName } from '../names/switchNames.ts';

export const registerMethods = ['username', 'mobile'] as const;
export type RegisterMethodTab = (typeof registerMethods)[number];

/** The switch of each way to register (REG-05). */
export const registerSwitches = {
  username: 'USERNAMEREG3',
  mobile: 'MOBILENUMREG3',
} as const satisfies Record<RegisterMethodTab, SwitchName>;
