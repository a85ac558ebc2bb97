import { type FocusEvent, useEffect, useRef } from 'react';
import { type Language, knowsDatesIn, localeOf } from '#schemas/declare/languages/languages.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import styles from './DateField.module.css';
import { type ControlProps, RuleField } from './RuleField.tsx';

const FIRST_YEAR = 1900;
const parts = ['year', 'month', 'day'] as const;
type Part = (typeof parts)[number];

const twoDigits = (number: number) => String(number).padStart(2, '0');
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Day, month and year in the order that readers of the language expect. */
const orderIn = (locale: string): Part[] =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric' })
    .formatToParts(0)
    .flatMap(({ type }) => parts.filter((part) => part === type));

function optionsOf(part: Part, language: Language): { readonly value: string; readonly text: string }[] {
  if (part === 'day') return numbers(31).map((day) => ({ value: twoDigits(day), text: String(day) }));
  if (part === 'year') {
    const thisYear = new Date().getUTCFullYear();
    return numbers(thisYear - FIRST_YEAR + 1).map((back) => ({
      value: String(thisYear - back + 1),
      text: String(thisYear - back + 1),
    }));
  }
  // A number is better than a name in another language.
  const month = knowsDatesIn(language) ? 'long' : 'numeric';
  const name = new Intl.DateTimeFormat(localeOf(language), { month, timeZone: 'UTC' });
  return numbers(12).map((number) => ({ value: twoDigits(number), text: name.format(Date.UTC(2000, number - 1)) }));
}

/** The date as YYYY-MM-DD; empty when nothing is chosen, and no date while something is missing. */
function dateIn(group: HTMLElement): string {
  const chosen = parts.map((part) => group.querySelector<HTMLSelectElement>(`[data-part=${part}]`)?.value ?? '');
  return chosen.every((value) => value === '') ? '' : chosen.join('-');
}

function showIn(group: HTMLElement, date: string): void {
  const values = date.split('-');
  for (const [index, part] of parts.entries()) {
    const select = group.querySelector<HTMLSelectElement>(`[data-part=${part}]`);
    if (select) select.value = values[index] ?? '';
  }
}

/** Three lists of the phone's own and a hidden control that holds the date they make. */
function DateControl({ name, ref, onChange, onBlur, required, id, ...described }: ControlProps) {
  const { t, language } = useTexts();
  const group = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLInputElement>(null);

  function take() {
    if (!group.current || !holder.current) return;
    holder.current.value = dateIn(group.current);
    void onChange({ type: 'change', target: holder.current });
  }

  useEffect(() => {
    if (!group.current || !holder.current) return;
    const before = holder.current.value;
    // A date chosen before hydration counts; a value that the form already has is shown again.
    if (before === '') holder.current.value = dateIn(group.current);
    else showIn(group.current, before);
    if (before !== holder.current.value) void onChange({ type: 'change', target: holder.current });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the controls are there; the form's handler only reads the control
  }, []);

  function leave({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && group.current?.contains(relatedTarget)) return;
    if (holder.current) void onBlur({ type: 'blur', target: holder.current });
  }

  return (
    // The label names the first list; each list says its own part.
    <div
      ref={group}
      className={styles.root}
      role="group"
      aria-label={t('field.birthday')}
      aria-describedby={described['aria-describedby']}
    >
      <input
        type="hidden"
        name={name}
        ref={(element) => {
          holder.current = element;
          ref(element);
        }}
      />
      {orderIn(localeOf(language)).map((part, index) => (
        <SelectInput
          key={part}
          id={index === 0 ? id : undefined}
          className={styles.part}
          data-part={part}
          defaultValue=""
          required={required}
          autoComplete={`bday-${part}`}
          aria-label={t(`field.${part}`)}
          aria-invalid={described['aria-invalid']}
          onChange={take}
          onBlur={leave}
        >
          <option value="">{t(`field.${part}`)}</option>
          {optionsOf(part, language).map(({ value, text }) => (
            // Server and browser may know different editions of a month's name.
            <option key={value} value={value} suppressHydrationWarning>
              {text}
            </option>
          ))}
        </SelectInput>
      ))}
    </div>
  );
}

/** A day of the past, such as a birthday (REG-15). */
export const DateField = ({ field, hints }: { readonly field: FormField; readonly hints: boolean }) => (
  <RuleField field={field} hints={hints}>
    {(props) => <DateControl {...props} />}
  </RuleField>
);
