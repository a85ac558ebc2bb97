/**
 * The endpoint table (CALL-99): every platform call the product makes, once, for the player and for the sandbox.
 * A merchant whose platform differs is configured here, not forked.
 */
interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Only a session may call it: without a token the client does not even ask. */
  readonly session?: true;
}

export const calls = {
  template: { method: 'GET', path: '/wps/system/templates' },
  settings: { method: 'GET', path: '/wps/system/settings/consolidated' },
  whitelabel: { method: 'GET', path: '/wps/system/whitelabel' },
  registerSettings: { method: 'GET', path: '/wps/system/setting/register' },
  status: { method: 'GET', path: '/wps/system/status' },
  countries: { method: 'GET', path: '/wps/system/country' },
  service: { method: 'GET', path: '/wps/system/customerService' },
  captcha: { method: 'GET', path: '/wps/captcha' },
  loginKey: { method: 'GET', path: '/wps/session/key' },
  login: { method: 'POST', path: '/wps/session/login' },
  logout: { method: 'DELETE', path: '/wps/session/logout', session: true },
  registerByUsername: { method: 'PUT', path: '/wps/member/register' },
  registerByMobile: { method: 'PUT', path: '/wps/member/register/mobile' },
  checkUsername: { method: 'GET', path: '/wps/check/username' },
  member: { method: 'GET', path: '/wps/member/info', session: true },
  wallet: { method: 'GET', path: '/wps/wallets/gcs', session: true },
  games: { method: 'GET', path: '/wps/relay/GCSGAME_gameList' },
  hotGames: { method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2' },
  vendors: { method: 'GET', path: '/wps/relay/GCSGAME_getVassGameType' },
  winners: { method: 'GET', path: '/wps/relay/GCSGAME_getRankList' },
  announcements: { method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements' },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

/** Names the merchant on calls that reach the platform by another host than the merchant's own. */
export const MERCHANT_HEADER = 'merchant';
/** Carries the session token (CALL-101). */
export const TOKEN_HEADER = 'authorization';
/** Says how a body is encrypted (LOGIN-15); its value for a compact JWE is `jwe`. */
export const ENCRYPTION_HEADER = 'encryption';
