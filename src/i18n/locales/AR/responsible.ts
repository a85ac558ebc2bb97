import type { responsible as english } from '../EN/responsible.ts';

export const responsible = {
  'age.title': 'هل عمرك {{age}} عامًا أو أكثر؟',
  'age.text': 'يقدّم هذا الموقع ألعابًا بالمال. لا يُسمح بالدخول إلا للبالغين {{age}} عامًا فأكثر.',
  'age.confirm': 'نعم، عمري {{age}} عامًا أو أكثر',
  'age.leave': 'لا، المغادرة',
  'age.left.title': 'نراك في وقت آخر',
  'age.left.text': 'هذا الموقع لمن بلغوا {{age}} عامًا فأكثر. لم نحتفظ بإجابتك.',
  'age.left.back': 'اخترت إجابة خاطئة',
  'idle.title': 'هل ما زلت هنا؟',
  'idle.text': 'لم يحدث شيء هنا منذ فترة. لحماية حسابك سيتم تسجيل خروجك خلال:',
  'idle.stay': 'البقاء في الحساب',
  'idle.over': 'تم تسجيل خروجك بعد {{time}} دون نشاط.',
  'reality.title': 'ما رأيك في استراحة قصيرة؟',
  'reality.text': 'هذه هي المدة التي قضيتها هنا. خذ استراحة إن رغبت.',
  'reality.time': 'مدة اللعب',
  'reality.goOn': 'متابعة اللعب',
  'clock.label': 'الجلسة: {{time}}',
  'lastLogin.text': 'آخر تسجيل دخول: {{time}}، من {{ip}}',
} as const satisfies Record<keyof typeof english, string>;
