import type { RegisterField } from '../release/registerSettings.schema.ts';
import type { SwitchName } from '../switchNames.ts';

export const registerMethods = ['username', 'mobile'] as const;
export type RegisterMethodTab = (typeof registerMethods)[number];

/** The switch of each way to register (REG-05). */
export const registerSwitches = {
  username: 'USERNAMEREG3',
  mobile: 'MOBILENUMREG3',
} as const satisfies Record<RegisterMethodTab, SwitchName>;

/** Fields that the way to register decides, whatever the settings say: there or not, or by a switch (REG-05, REG-31). */
export const decidedFields: Readonly<Record<RegisterMethodTab, Readonly<Partial<Record<RegisterField, boolean | SwitchName>>>>> =
  {
    username: { username: true, password: true, confirmPassword: true, verificationCode: false },
    mobile: {
      username: false,
      password: 'MOBILENUMPASSREG3',
      confirmPassword: 'MOBILENUMPASSREG3',
      mobileNum: true,
      verificationCode: 'REGMOBVERF3',
    },
  };
