import { sandbox } from '#texts/generated/sandbox.ts';
import { translatorsOf } from '#texts/translatorsOf.ts';

/** What players read of the sandbox, in each language. */
export const sandboxTexts = translatorsOf(sandbox);
