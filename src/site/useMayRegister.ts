import { registering } from '#schemas/entries/namedConditions.ts';
import { evaluateWhen } from '#schemas/resolve/evaluateWhen.ts';
import { useCircumstances } from './siteContext.ts';

/** Whether links to the registration show, where they are not entries of a block (BOOT-08, REG-33). */
export const useMayRegister = (): boolean => evaluateWhen(registering, useCircumstances());
