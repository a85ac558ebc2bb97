import type { RegisterField } from './registerSettings.schema.ts';
import type { SwitchName } from '../names/switchNames.ts';
import type { RegisterMethodTab } from './registerEntries.ts';

/** Fields that the register method decides, whatever the settings say: present or not, or by a switch (REG-05, REG-31). */
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
