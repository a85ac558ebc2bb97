import type { Language } from '#schemas/languages.ts';
import { messages } from '#texts/generated/messages.ts';
import { translatorsOf } from '#texts/translatorsOf.ts';

const texts = translatorsOf(messages);

/** What a visitor reads whose page is not rendered now. */
export const busyText = (language: Language): { readonly heading: string; readonly text: string } => ({
  heading: texts[language]('busy.heading'),
  text: texts[language]('busy.text'),
});
