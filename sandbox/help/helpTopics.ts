import type { Language } from '#schemas/languages.ts';
import type { HelpAnswer } from '#schemas/platform/announcements.schema.ts';
import { paragraphsOf } from '../calls/paragraphsOf.ts';
import { sandboxTexts } from '../calls/sandboxTexts.ts';

const topics = ['register', 'password', 'money', 'game', 'limits', 'terms', 'privacy', 'rules'] as const;

/** CALL-27: the topics as a platform's editor would have written them. */
export const helpTopics = (language: Language): HelpAnswer =>
  topics.map((topic, index) => ({
    id: index + 1,
    title: sandboxTexts[language](`help.${topic}.title`),
    content: paragraphsOf(sandboxTexts[language](`help.${topic}.text`)),
  }));
