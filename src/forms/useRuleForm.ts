import { type SyntheticEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Control, type UseFormRegisterReturn, type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { readValue } from '#schemas/rules/readValue.ts';
import { type FieldName, type RuleFault, runRules } from '#schemas/rules/runRules.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { packFault, unpackFault } from './fault.ts';
import { factsOf } from './fieldKinds.ts';
import { focusControl } from './focusControl.ts';

/** The controls' values, by their names. */
type Raw = Record<string, string | boolean | undefined>;

export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;

/** A form whose fields and rules are data. Uncontrolled: the controls hold the values, and typing renders nothing. */
export interface RuleForm {
  readonly fields: readonly FormField[];
  /** Ref of the form element. Until it is there the browser's own checks hold; from then on ours speak. */
  readonly attach: (element: HTMLFormElement | null) => void;
  readonly control: Control<Raw>;
  /** Subscribes to changes of the faults. Returns how to unsubscribe. */
  readonly followFaults: (follower: () => void) => () => void;
  /** Ties the native control of a field to its rules. */
  readonly field: (field: FormField) => UseFormRegisterReturn;
  /** Ties a control that has no rules of its own; with `mustBeTicked` a box that has to be ticked. */
  readonly extra: (name: string, mustBeTicked?: RuleFault) => UseFormRegisterReturn;
  /** Sets a control that `extra` has tied. */
  readonly set: (name: string, value: string | boolean) => void;
  readonly extraValue: (name: string) => string | boolean | undefined;
  /** The value as it would be sent. */
  readonly value: (name: FieldName) => string;
  readonly fill: (name: FieldName, value: string) => void;
  /** Fills only fields that are still empty. */
  readonly offer: (name: FieldName, value: string) => void;
  /** The platform did not accept the field's present value. The fault stays until the value changes. */
  readonly refuse: (name: FieldName, fault: RuleFault) => void;
  /** Whether the value as it is breaks no rule. */
  readonly isSound: (name: FieldName) => boolean;
  /** Validates these fields now. Invalid ones show their fault, and the first of them gets the focus. */
  readonly check: (...names: readonly FieldName[]) => boolean;
  /** Focus on a field, or on the form as a whole. */
  readonly focus: (name?: FieldName) => void;
  /** Sends once more, as the submit button does. */
  readonly sendAgain: () => void;
  /** Brings the first fault into view and focus. */
  readonly focusFirstFault: () => void;
  /** Checks everything and runs `send`, once at a time and only when every rule holds. */
  readonly submit: (event: SyntheticEvent, send: (values: FieldValues) => Promise<void>) => void;
}

const REVALIDATE_AFTER_MS = 200;

const today = () => new Date().toISOString().slice(0, 10);

const cleaned = (name: FieldName, raw: string | boolean | undefined): string =>
  typeof raw === 'string' ? readValue(name, raw) : '';

const valuesOf = (fields: readonly FormField[], raw: Raw): FieldValues =>
  Object.fromEntries(fields.map(({ name }) => [name, cleaned(name, raw[factsOf(name).inputName])]));

/** For each field the controls whose rules depend on it: they must be validated again when it changes (REG-28). */
function dependentsIn(fields: readonly FormField[]): ReadonlyMap<string, readonly string[]> {
  const dependents = new Map<string, string[]>();
  for (const { name, rules } of fields)
    for (const rule of rules)
      if (rule.rule === 'equals') dependents.set(rule.value, [...(dependents.get(rule.value) ?? []), factsOf(name).inputName]);
  return dependents;
}

/** After a change of language, invalid fields are validated again (LANG-05). */
function useRevalidation(revalidate: () => void): void {
  const { language } = useTexts();
  const lastChecked = useRef(language);
  useEffect(() => {
    if (lastChecked.current === language) return undefined;
    const timer = setTimeout(() => {
      lastChecked.current = language;
      revalidate();
    }, REVALIDATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [language, revalidate]);
}

/** State of a form that is never rendered. */
interface Kept {
  element: HTMLFormElement | null;
  isSending: boolean;
  readonly followers: Set<() => void>;
  /** Values that the platform refused, by field. */
  readonly refused: Map<FieldName, { readonly value: string; readonly fault: RuleFault }>;
}

interface Parts {
  readonly fields: readonly FormField[];
  readonly reveal: ((controlName: string) => void) | undefined;
  readonly hookForm: Pick<
    UseFormReturn<Raw>,
    'control' | 'register' | 'getValues' | 'setValue' | 'setError' | 'getFieldState' | 'trigger' | 'handleSubmit'
  >;
  readonly kept: Kept;
}

const nameOf = (name: FieldName): string => factsOf(name).inputName;

/** Checks fields as they are filled in now. */
function createChecks({ fields, reveal, hookForm: { getValues, getFieldState }, kept }: Parts) {
  const valueOf = (name: FieldName) => cleaned(name, getValues(nameOf(name)));

  function faultOf(field: FormField, raw = getValues()): RuleFault | undefined {
    const value = cleaned(field.name, raw[nameOf(field.name)]);
    const broken = runRules(value, field, { values: valuesOf(fields, raw), today: today() });
    const no = kept.refused.get(field.name);
    return broken ?? (no?.value === value ? no.fault : undefined);
  }

  function isSound(name: FieldName): boolean {
    const field = fields.find((one) => one.name === name);
    return field !== undefined && faultOf(field) === undefined;
  }

  function focusFirstFault() {
    const wrong = [...fields.map(({ name }) => nameOf(name)), 'terms'].find((name) => getFieldState(name).error);
    if (wrong !== undefined) focusControl(kept.element, wrong, reveal);
  }

  return { valueOf, faultOf, isSound, focusFirstFault };
}

function createRuleForm(parts: Parts): RuleForm {
  const { fields, reveal, hookForm, kept } = parts;
  const { control, register, getValues, setValue, setError, getFieldState, trigger, handleSubmit } = hookForm;
  const dependents = dependentsIn(fields);
  const { valueOf, faultOf, isSound, focusFirstFault } = createChecks(parts);

  return {
    fields,
    control,
    followFaults: (follower) => {
      kept.followers.add(follower);
      return () => kept.followers.delete(follower);
    },
    attach: (attached) => {
      kept.element = attached;
      if (attached) attached.noValidate = true;
    },
    field: (field) =>
      register(nameOf(field.name), {
        // With the given values: before the form has mounted, `getValues` returns none.
        validate: (_value, raw) => {
          const fault = faultOf(field, raw);
          return fault === undefined || packFault(fault);
        },
        onChange: () => {
          // Marked wrong before it was left, it is checked with each key, too: a fault that went when the next thing is
          // pressed would move that thing from under the finger.
          const marked = [nameOf(field.name)].filter((name) => getFieldState(name).error);
          const filled = (dependents.get(field.name) ?? []).filter((name) => Boolean(getValues(name)));
          if (marked.length + filled.length > 0) void trigger([...marked, ...filled]);
        },
      }),
    extra: (name, mustBeTicked) =>
      register(name, mustBeTicked ? { validate: (value) => value === true || packFault(mustBeTicked) } : {}),
    set: (name, value) => setValue(name, value),
    extraValue: (name) => getValues(name),
    value: valueOf,
    fill: (name, value) => setValue(nameOf(name), value),
    offer: (name, value) => {
      if (valueOf(name) === '') setValue(nameOf(name), value);
    },
    refuse: (name, fault) => {
      kept.refused.set(name, { value: valueOf(name), fault });
      setError(nameOf(name), { type: 'refused', message: packFault(fault) });
    },
    isSound,
    check: (...names) => {
      const wrong = names.find((name) => !isSound(name));
      void trigger(names.map(nameOf));
      if (wrong !== undefined) focusControl(kept.element, nameOf(wrong), reveal);
      return wrong === undefined;
    },
    focus: (name) => {
      if (name !== undefined) return focusControl(kept.element, nameOf(name), reveal);
      kept.element?.focus({ preventScroll: true });
      kept.element?.scrollIntoView({ block: 'start' });
    },
    sendAgain: () => kept.element?.requestSubmit(),
    focusFirstFault,
    submit: (event, send) => {
      event.preventDefault();
      if (kept.isSending) return;
      kept.isSending = true;
      void handleSubmit(
        (raw) => send(valuesOf(fields, raw)),
        focusFirstFault,
      )(event).finally(() => {
        kept.isSending = false;
      });
    },
  };
}

/**
 * @param fields Fields and their rules. May change while the form is filled in; values stay.
 * @param reveal Shows at once the hidden part of the form with a control that is about to get the focus.
 */
export function useRuleForm(fields: readonly FormField[], reveal?: (controlName: string) => void): RuleForm {
  const { control, register, subscribe, getValues, setValue, setError, getFieldState, trigger, handleSubmit } = useForm<Raw>({
    mode: 'onTouched', // first when a field is left, from then on with each key: a corrected field loses its message at once
    shouldFocusError: false,
  });
  const [kept] = useState((): Kept => ({ element: null, isSending: false, followers: new Set(), refused: new Map() }));

  // One subscription for all controls: with one each, every key press would run all of them.
  useEffect(
    () => subscribe({ formState: { errors: true }, callback: () => kept.followers.forEach((listener) => listener()) }),
    [subscribe, kept],
  );

  const form = useMemo(
    () =>
      createRuleForm({
        fields,
        reveal,
        hookForm: { control, register, getValues, setValue, setError, getFieldState, trigger, handleSubmit },
        kept,
      }),
    [fields, reveal, control, register, kept, getValues, setValue, setError, getFieldState, trigger, handleSubmit],
  );

  const revalidate = useMemo(
    () => () => void trigger(fields.map(({ name }) => factsOf(name).inputName).filter((name) => getFieldState(name).error)),
    [fields, trigger, getFieldState],
  );
  useRevalidation(revalidate);
  return form;
}

/** The current fault of one control. Renders its caller only. */
export function useFault({ control, followFaults }: RuleForm, controlName: string): RuleFault | undefined {
  const look = () => control.getFieldState(controlName).error?.message;
  const message = useSyncExternalStore(followFaults, look, look);
  return message === undefined ? undefined : unpackFault(message);
}

/** The current value of one control. Renders its caller at each key press: keep the caller small. */
export const useControlValue = ({ control }: RuleForm, controlName: string): string | boolean | undefined =>
  useWatch({ control, name: controlName });

export const useIsSending = ({ control }: RuleForm): boolean => useFormState({ control }).isSubmitting;

/** Whether every field, as it is, keeps its rules. Renders its caller with each key: keep the caller small. */
export function useIsReady({ control, fields, isSound }: RuleForm): boolean {
  useWatch({ control }); // also for changes by the form itself, which validate nothing
  const { isValid } = useFormState({ control }); // also for input typed before hydration
  return isValid && fields.every(({ name }) => isSound(name));
}
