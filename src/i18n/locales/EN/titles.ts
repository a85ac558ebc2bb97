/** Names of pages and forms. */
export const titles = {
  'dialog.changePassword': 'Change password',
  'dialog.forget': 'Recover password',
  'dialog.settings': 'Settings',
  'dialog.trial': 'Free trial',
  'page.baccarat': 'Baccarat',
  'page.favourites': 'My favourites',
  'page.gameCentre': 'Game centre',
  'page.games': 'Games',
  'page.help': 'Help centre',
  'page.inHouse': 'House games',
  'page.invite': 'Invite friends',
  'page.notices': 'Notices',
  'page.promotions': 'Promotions',
  'page.provider': 'Game studios',
  'page.roulette': 'Roulette',
} as const;
