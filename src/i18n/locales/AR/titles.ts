import type { titles as english } from '../EN/titles.ts';

export const titles = {
  'dialog.changePassword': 'تغيير كلمة المرور',
  'dialog.forget': 'استعادة كلمة المرور',
  'dialog.settings': 'الإعدادات',
  'dialog.trial': 'تجربة مجانية',
  'page.baccarat': 'باكارات',
  'page.favourites': 'مفضلتي',
  'page.gameCentre': 'مركز الألعاب',
  'page.games': 'الألعاب',
  'page.help': 'مركز المساعدة',
  'page.inHouse': 'ألعابنا',
  'page.invite': 'ادعُ أصدقاءك',
  'page.notices': 'الإعلانات',
  'page.promotions': 'العروض',
  'page.provider': 'استوديوهات الألعاب',
  'page.roulette': 'روليت',
  'page.messages': 'الرسائل',
  'page.feedback': 'ملاحظاتك',
  'page.agentHome': 'مركز الوكيل',
} as const satisfies Record<keyof typeof english, string>;
