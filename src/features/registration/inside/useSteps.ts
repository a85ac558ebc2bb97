import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { decidedFields } from '#schemas/declare/register/decidedFields.ts';
import type { RegisterMethodTab } from '#schemas/declare/register/registerEntries.ts';
import type { RegisterField } from '#schemas/declare/register/registerSettings.schema.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { factsOf } from '#src/forms/fieldKinds.ts';

/** A form with more fields is long enough for two steps. */
const FIELDS_OF_ONE_STEP = 6;

type Step = 1 | 2;

interface StepsOptions {
  readonly isWanted: boolean;
  readonly method: RegisterMethodTab;
  readonly fields: readonly FormField<RegisterField>[];
  /** The captcha comes before the code by SMS, which belongs to the first step. */
  readonly captchaForCode: boolean;
}

export interface Steps {
  /** The visible step; undefined where the form is one page. */
  readonly step: Step | undefined;
  /** Fields of the visible step, or all of them. */
  readonly shown: readonly FormField<RegisterField>[];
  /** Shows a step before it returns, so that something in it can get the focus. */
  readonly goTo: (step: Step) => void;
  /** Shows the step of a control. */
  readonly reveal: (controlName: string) => void;
}

/**
 * The steps of a long form: first the fields that identify the account, which depend on the register method, then the rest. Changing the method
 * returns to the first step.
 */
export function useSteps({ isWanted, method, fields, captchaForCode }: StepsOptions): Steps {
  const [opened, setOpened] = useState<{ readonly method: RegisterMethodTab; readonly step: Step }>({ method, step: 1 });
  const first = useMemo(
    () => fields.filter(({ name }) => name in decidedFields[method] || (captchaForCode && name === 'captcha')),
    [fields, method, captchaForCode],
  );
  const goTo = useCallback((step: Step) => flushSync(() => setOpened({ method, step })), [method]);
  const reveal = useCallback(
    (controlName: string) => goTo(first.some(({ name }) => factsOf(name).inputName === controlName) ? 1 : 2),
    [first, goTo],
  );
  const opensAt = opened.method === method ? opened.step : 1;
  const step = isWanted && fields.length > FIELDS_OF_ONE_STEP ? opensAt : undefined;
  const ofStep = step === 1 ? first : fields.filter((field) => !first.includes(field));
  return { step, shown: step === undefined ? fields : ofStep, goTo, reveal };
}
