import { registering } from '#schemas/declare/entries/namedConditions.ts';
import { evaluateWhen } from '#schemas/release/resolve/evaluateWhen.ts';
import { useCircumstances } from './siteContext.ts';

/** Whether links to the registration show, where they are not entries of a block (BOOT-08, REG-33). */
export const useMayRegister = (): boolean => evaluateWhen(registering, useCircumstances());
