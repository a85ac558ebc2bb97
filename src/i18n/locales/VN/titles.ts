import type { titles as english } from '../EN/titles.ts';

export const titles = {
  'dialog.changePassword': 'Đổi mật khẩu',
  'dialog.forget': 'Lấy lại mật khẩu',
  'dialog.settings': 'Cài đặt',
  'dialog.trial': 'Chơi thử miễn phí',
  'page.baccarat': 'Baccarat',
  'page.favourites': 'Yêu thích của tôi',
  'page.gameCentre': 'Trung tâm trò chơi',
  'page.games': 'Trò chơi',
  'page.help': 'Trung tâm trợ giúp',
  'page.inHouse': 'Trò chơi của nhà cái',
  'page.invite': 'Mời bạn bè',
  'page.notices': 'Thông báo',
  'page.promotions': 'Khuyến mãi',
  'page.provider': 'Nhà cung cấp',
  'page.roulette': 'Roulette',
  'page.messages': 'Tin nhắn',
  'page.feedback': 'Góp ý',
  'page.agentHome': 'Trung tâm đại lý',
} as const satisfies Record<keyof typeof english, string>;
