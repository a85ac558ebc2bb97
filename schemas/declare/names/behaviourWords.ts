import type { SwitchName } from './switchNames.ts';

/** Accounts that may log in (LOGIN-22). */
export const loginAudiences = ['all', 'members', 'agents'] as const;
/** What the browser stores of a login: name and password, the name only, or nothing. */
export const rememberKinds = ['password', 'username', 'off'] as const;
/** After a registration: the login form with the name filled in, or a session at once (REG-36). */
export const afterRegisterKinds = ['form', 'session'] as const;
/** Target for a visitor without a session who opens the password change (CHPSW-11). */
export const guestTargets = ['home', 'login'] as const;
/** The games that a search by name in a list covers (GLIST-26). */
export const searchScopes = ['all', 'list'] as const;
export type SearchScope = (typeof searchScopes)[number];
/** Target for a guest who picks favourites in the bar of the game centre (HOME-26). */
export const favouriteTargets = ['register', 'login'] as const;
/** Services that send and check codes for phones (SMS-09). */
export const phoneVerifiers = ['sms', 'firebase'] as const;
/** External captcha providers, by a widget in the form (CAPT-10). */
export const captchaProviders = ['turnstile', 'hcaptcha'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];
/** Switches of the purposes for which a code is sent to a phone. */
export const codeSwitches = ['MOBILECODELOGIN3', 'REGMOBVERF3', 'PSWPHONE3'] as const satisfies readonly SwitchName[];
/** Kinds of captchas (CAPT-05): proof of work, digits in a picture, or the widget of a provider. */
export const captchaKinds = ['work', 'picture', ...captchaProviders] as const;
export type CaptchaKind = (typeof captchaKinds)[number];
export const isCaptchaProvider = (kind: CaptchaKind): kind is CaptchaProvider =>
  captchaProviders.some((provider) => provider === kind);
/** Ways to pay that have a name in every language. Any other is a name of its own, such as that of a wallet, and the same in all. */
export const paymentKinds = ['bank', 'card', 'wallet', 'crypto', 'voucher'] as const;
/** Ways to log in with an account elsewhere (SOCIAL-01), each shown by its switch. */
export const socialProviders = ['facebook', 'google', 'telegram'] as const;
export type SocialProvider = (typeof socialProviders)[number];
/** Documents that players accept with their registration and can read before it (REG-38). */
export const documentNames = ['terms', 'privacy', 'rules'] as const;
/** Pages that help players to stay in control, linked if they have an address (REG-40). */
export const saferPlayNames = ['guide', 'limits', 'exclusion', 'support'] as const;
/** Which days lists of records can show (MEM-07 to MEM-09). */
export const recordRanges = ['today', 'last7', 'last30', 'own'] as const;
export type RecordRange = (typeof recordRanges)[number];
/** Number of days of each range, including today; the player chooses the length of a custom range. */
export const rangeDays = { today: 1, last7: 7, last30: 30 } as const satisfies Partial<Record<RecordRange, number>>;
/** With which they can begin. */
export const firstRanges = ['today', 'last7', 'last30'] as const;
