/** Every icon that players see; `scripts/icons.ts` says what each looks like and draws the sprite. */
export const iconNames = [
  'activity', 'alert', 'app', 'back', 'chat', 'clock', 'close', 'deposit', 'down', 'eye', 'eyeOff', 'feedback', 'forward', 'help', 'home', 'hot',
  'info', 'invite', 'language', 'logout', 'maintenance', 'member', 'menu', 'moon', 'notice', 'pause', 'play', 'refresh', 'restricted', 'reward',
  'service', 'speaker', 'success', 'sun', 'trophy', 'vendors', 'vip', 'withdraw',
  'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT',
  'Facebook', 'Instagram', 'Line', 'Telegram', 'Tiktok', 'Twitter', 'Whatsapp', 'Youtube',
] as const;

export type IconName = (typeof iconNames)[number];
