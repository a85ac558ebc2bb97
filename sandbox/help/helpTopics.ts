import type { Language } from '#schemas/declare/languages/languages.ts';
import type { HelpAnswer } from '#schemas/declare/platform/announcements.schema.ts';
import { documentNames } from '#schemas/declare/names/behaviourWords.ts';
import { paragraphsOf } from '../calls/paragraphsOf.ts';
import { sandboxTexts } from '../calls/sandboxTexts.ts';

const questions = ['register', 'password', 'money', 'game', 'limits'] as const;

/** CALL-27: the topics as a platform's editor would have written them. The shipped brands link the last three by their index (REG-38). */
export function helpTopics(language: Language): HelpAnswer {
  const t = sandboxTexts[language];
  return [
    ...questions.map((name) => ({ name, text: t(`help.${name}.text`) })),
    ...documentNames.map((name) => ({ name, text: t('help.document.text') })),
  ].map(({ name, text }, index) => ({ id: index + 1, title: t(`help.${name}.title`), content: paragraphsOf(text) }));
}
