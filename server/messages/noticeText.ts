import type { Language } from '#schemas/declare/languages/languages.ts';
import { messages } from '#texts/generated/messages.ts';
import { translatorsOf } from '#texts/translatorsOf.ts';

const texts = translatorsOf(messages);

/** What a bare page says that a visitor gets instead of the site's: too many are asked for, a link to a draft has ended, nothing is live yet. */
export const noticeText = (
  key: `${'busy' | 'draft' | 'notOpen'}.${'heading' | 'text'}` | 'draft.open',
  language: Language,
): string => texts[language](key);
