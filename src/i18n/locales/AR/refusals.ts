import type { refusals as english } from '../EN/refusals.ts';

export const refusals = {
  'error.code': 'رمز التحقق غير صحيح',
  'error.codeOff': 'رموز الرسائل القصيرة غير متاحة هنا.',
  'error.membersOnly': 'لا يمكن لحساب غير عضو تسجيل الدخول',
  'error.agentsOnly': 'لا يمكن لغير الوكلاء تسجيل الدخول',
  'error.loginType': 'طريقة تسجيل الدخول هذه غير متاحة هنا.',
  'error.trialOff': 'التجربة المجانية غير متاحة هنا.',
  'error.trialGone': 'انتهت هذه التجربة. ابدأ تجربة جديدة.',
  'error.recoverOff': 'طريقة استعادة كلمة المرور هذه غير متاحة هنا.',
  'error.link': 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
  'error.oldWrong': 'كلمة المرور القديمة غير صحيحة',
  'error.fields': 'بعض البيانات غير صحيحة. يرجى مراجعتها.',
  'error.outdated': 'هذه الصفحة قديمة. أعد تحميلها وحاول مرة أخرى.',
  'error.gameUnknown': 'هذه اللعبة غير متاحة هنا.',
  'error.gameMaintenance': 'هذه اللعبة قيد الصيانة. حاول مرة أخرى لاحقًا.',
  'error.noFreeplay': 'لا يمكن لعب هذه اللعبة مجانًا.',
  'error.favouritesFull': 'قائمة المفضلة ممتلئة. أزل بعضها أولًا.',
  'error.announcementUnknown': 'لم يعد هذا الإعلان موجودًا.',
} as const satisfies Record<keyof typeof english, string>;
