import { codeSwitches } from './behaviourWords.ts';
import type { SwitchName } from './switchNames.ts';

/** How long a loading message lasts at most, by what is waited for (TOAST-05 to TOAST-09). 9999 means until it is done. */
export const loadingSeconds = {
  logout: 9999,
  sms: 10,
  changePassword: 10,
  setPassword: 15,
  recover: 9999,
  feedback: 10,
  other: 3,
} as const;
export type LoadingAction = keyof typeof loadingSeconds;

/** What operators call the waits. */
export const loadingTitles: Readonly<Record<LoadingAction, string>> = {
  logout: 'Loading: log out',
  sms: 'Loading: SMS',
  changePassword: 'Loading: change password',
  setPassword: 'Loading: set password',
  recover: 'Loading: recovery mail',
  feedback: 'Loading: feedback',
  other: 'Loading message',
};

/** Switches of the features that an action belongs to. */
export const loadingSwitches: Readonly<Partial<Record<LoadingAction, readonly SwitchName[]>>> = {
  sms: codeSwitches,
  setPassword: ['PSWPHONE3'],
  recover: ['PSWEMAIL3'],
};
