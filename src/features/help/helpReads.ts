import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { AnswerPart } from '#src/site/useRead.ts';

/** Query of the help centre (CALL-27). */
export const helpParams = (language: Language): Params => ({ device: 'MOBILE', language });

/** The topics' titles only: their content is needed on the help centre's own page. */
export const helpTitles: AnswerPart<'help', readonly string[]> = {
  name: 'titles',
  of: (topics) => topics.map(({ title }) => title),
};
