import type { Language } from '#schemas/languages.ts';
import type { Params } from '#schemas/calls/declaredCalls.ts';

/** Query of the help centre (CALL-27). */
export const helpParams = (language: Language): Params => ({ device: 'MOBILE', language });
