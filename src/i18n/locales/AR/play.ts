import type { play as english } from '../EN/play.ts';

export const play = {
  'games.favourite': 'المفضلة: {{name}}',
  'games.play': 'العب',
  'games.playFree': 'العب مجانًا',
  'games.free': 'لعب مجاني',
  'games.details': 'لعبة',
  'games.vendor': 'المزوّد',
  'games.type': 'النوع',
  'games.rtp': 'العائد للاعب',
  'games.volatility': 'التقلب',
  'games.volatility.LOW': 'منخفض',
  'games.volatility.MEDIUM': 'متوسط',
  'games.volatility.HIGH': 'مرتفع',
  'games.minBet': 'أدنى رهان',
  'games.share': 'مشاركة',
  'games.shareFailed': 'تعذر نسخ العنوان: {{url}}',
  'games.similar': 'ألعاب مشابهة',
  'games.continue': 'تابع اللعب',
  'play.opening': 'جارٍ فتح اللعبة…',
  'play.blocked': 'تم حظر النافذة المنبثقة: اسمح بالنوافذ المنبثقة لهذا الموقع ثم انقر مجددًا.',
} as const satisfies Record<keyof typeof english, string>;
