import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';

/** Query of the winner board (CALL-86). */
export const winnersParams = (language: Language, limitNum: number): Params => ({ gameCategory: 'ALL', language, limitNum });
