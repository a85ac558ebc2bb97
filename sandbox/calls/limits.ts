const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** At most `count` within `windowMs`. */
export interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

export interface Limits {
  readonly loginsPerIp: Limit;
  /** Failed logins of one username from one address: from this number on a captcha is required … */
  readonly failuresBeforeCaptcha: number;
  /** … and here the pair is locked until the window ends. */
  readonly failuresBeforeLock: Limit;
  /** Failed logins of one username from everywhere: against guessing from many addresses. */
  readonly failuresPerUsername: Limit;
  readonly registrationsPerIp: Limit;
  readonly captchasPerIp: Limit;
  /** Failures of one name, and from one network, that make the work of a captcha twice as much. */
  readonly failuresPerLevel: { readonly perName: number; readonly perNetwork: number };
  readonly usernameChecksPerIp: Limit;
  readonly socialLoginsPerIp: Limit;
  readonly firebaseCallsPerIp: Limit;
  readonly affiliateChecksPerIp: Limit;
  readonly codesPerIp: Limit;
  readonly codesPerNumber: Limit;
  /** Numbers that differ in their last four digits only: fraudsters request codes for whole ranges. */
  readonly codesPerPrefix: Limit;
  readonly codesPerMerchant: Limit;
  /** How many codes may be sent to one number, and requested from one address, before a captcha is required. */
  readonly codesBeforeCaptcha: { readonly perNumber: number; readonly perIp: number };
  readonly codeChecksPerIp: Limit;
  /** Wrong codes for one number from one address. Other addresses are not limited by it. */
  readonly codeGuessesPerIp: Limit;
  /** Wrong codes for one number from everywhere: against guessing from many addresses. */
  readonly codeGuessesPerNumber: Limit;
  readonly trialsPerIp: Limit;
  readonly recoveriesPerIp: Limit;
  readonly recoveriesPerUsername: Limit;
  /** Passwords set or changed, right or wrong. */
  readonly passwordChangesPerIp: Limit;
  /** Changes in the security centre. */
  readonly profileWritesPerAccount: Limit;
  /** Favourites and games played last, added or removed. */
  readonly libraryWritesPerAccount: Limit;
  /** Moves within a down-line, and rebates that are set. */
  readonly teamWritesPerAccount: Limit;
  /** Rewards claimed and points spent, or tried to. */
  readonly claimsPerAccount: Limit;
  readonly launchesPerAccount: Limit;
  readonly roundsPerAccount: Limit;
  /** Answers to contracts, and requests for dividends. */
  readonly contractWritesPerAccount: Limit;
  /** Members that one agent opens accounts for. */
  readonly openedPerAgent: Limit;
  /** Deposits, withdrawals, cards and payment passwords, right or wrong. */
  readonly moneyWritesPerAccount: Limit;
  /** Wrong payment passwords. */
  readonly paymentPasswordGuesses: Limit;
  readonly chatsPerIp: Limit;
  /** Times of a session read or noted, from the lobby's tabs and from games. */
  readonly sessionTimesPerAccount: Limit;
  /** Messages in one conversation. */
  readonly chatMessages: Limit;
  /** Messages read or removed. */
  readonly inboxWritesPerAccount: Limit;
  readonly feedbackPerAccount: Limit;
  /** Files with everything about a member. */
  readonly exportsPerAccount: Limit;
}

export const defaultLimits: Limits = {
  loginsPerIp: { count: 60, windowMs: 5 * MINUTE_MS },
  failuresBeforeCaptcha: 3,
  failuresBeforeLock: { count: 10, windowMs: 15 * MINUTE_MS },
  failuresPerUsername: { count: 60, windowMs: HOUR_MS },
  registrationsPerIp: { count: 100, windowMs: HOUR_MS },
  captchasPerIp: { count: 120, windowMs: MINUTE_MS },
  failuresPerLevel: { perName: 3, perNetwork: 10 },
  usernameChecksPerIp: { count: 60, windowMs: MINUTE_MS },
  socialLoginsPerIp: { count: 60, windowMs: 5 * MINUTE_MS },
  firebaseCallsPerIp: { count: 30, windowMs: 5 * MINUTE_MS },
  affiliateChecksPerIp: { count: 60, windowMs: MINUTE_MS },
  codesPerIp: { count: 60, windowMs: HOUR_MS },
  codesPerNumber: { count: 10, windowMs: HOUR_MS },
  codesPerPrefix: { count: 60, windowMs: HOUR_MS },
  codesPerMerchant: { count: 3_000, windowMs: HOUR_MS },
  codesBeforeCaptcha: { perNumber: 3, perIp: 20 },
  codeChecksPerIp: { count: 60, windowMs: 5 * MINUTE_MS },
  codeGuessesPerIp: { count: 5, windowMs: 5 * MINUTE_MS },
  codeGuessesPerNumber: { count: 200, windowMs: HOUR_MS },
  trialsPerIp: { count: 60, windowMs: HOUR_MS },
  recoveriesPerIp: { count: 30, windowMs: HOUR_MS },
  recoveriesPerUsername: { count: 5, windowMs: HOUR_MS },
  passwordChangesPerIp: { count: 60, windowMs: 5 * MINUTE_MS },
  profileWritesPerAccount: { count: 30, windowMs: 5 * MINUTE_MS },
  libraryWritesPerAccount: { count: 240, windowMs: MINUTE_MS },
  teamWritesPerAccount: { count: 120, windowMs: MINUTE_MS },
  claimsPerAccount: { count: 30, windowMs: MINUTE_MS },
  launchesPerAccount: { count: 60, windowMs: MINUTE_MS },
  roundsPerAccount: { count: 120, windowMs: MINUTE_MS },
  contractWritesPerAccount: { count: 60, windowMs: MINUTE_MS },
  openedPerAgent: { count: 60, windowMs: HOUR_MS },
  moneyWritesPerAccount: { count: 60, windowMs: MINUTE_MS },
  paymentPasswordGuesses: { count: 5, windowMs: 15 * MINUTE_MS },
  chatsPerIp: { count: 60, windowMs: MINUTE_MS },
  sessionTimesPerAccount: { count: 600, windowMs: MINUTE_MS },
  chatMessages: { count: 30, windowMs: MINUTE_MS },
  inboxWritesPerAccount: { count: 120, windowMs: MINUTE_MS },
  feedbackPerAccount: { count: 20, windowMs: HOUR_MS },
  exportsPerAccount: { count: 10, windowMs: HOUR_MS },
};

export const SESSION_MS = 12 * HOUR_MS;
export const CAPTCHA_MS = 5 * MINUTE_MS;
/** How long a failure makes the work of captchas harder. */
export const CAPTCHA_FAILURES_MS = HOUR_MS;
/** How long a login at a provider may take. */
export const SOCIAL_START_MS = 10 * MINUTE_MS;
/** How long the challenge of a passkey is valid: players may have to look for a device. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS;
/** How old the data that Telegram signed may be. */
export const TELEGRAM_FRESH_MS = 5 * MINUTE_MS;
/** How far the time in a login may be from ours. Its nonce is kept twice as long, so none can be used again. */
export const LOGIN_FRESH_MS = 5 * MINUTE_MS;
/** How long the link of a recovery mail is valid. */
export const LINK_MS = 30 * MINUTE_MS;
/** How long a trial account lives. */
export const TRIAL_MS = 7 * 24 * HOUR_MS;
export const MAX_FAVOURITES = 500;
/** How many games a member's list of those played last holds. */
export const MAX_RECENTS = 60;
/** How long the address of a chat is valid. */
export const CHAT_MS = 2 * HOUR_MS;
/** How long a game that was opened can be played. */
export const LAUNCH_MS = 12 * HOUR_MS;
