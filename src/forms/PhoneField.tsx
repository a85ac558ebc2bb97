import { languages } from '#schemas/languages.ts';
import type { Answer } from '#schemas/platform/answers.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import styles from './PhoneField.module.css';
import { RuleField } from './RuleField.tsx';
import { useRuleFormContext } from './RuleFormContext.ts';

/** Name of the control that holds the dialling code (REG-22). */
export const DIALING_CODE = 'countryDialingCode';

interface PhoneFieldProps {
  readonly field: FormField;
  readonly hints: boolean;
  /** Countries with their codes, the one preset first. Undefined while they load, null when they cannot be had: then the code is typed. */
  readonly countries: Answer<'countries'> | null | undefined;
}

/** The code of the country: chosen by name, or typed where no list can be had. */
function DialingCode({ countries }: Pick<PhoneFieldProps, 'countries'>) {
  const { t, language } = useTexts();
  const control = useRuleFormContext().extra(DIALING_CODE);
  if (countries === null) {
    return (
      <TextInput
        {...control}
        dir="ltr"
        aria-label={t('field.dialingCode')}
        autoComplete="tel-country-code"
        inputMode="numeric"
        maxLength={4}
        placeholder="+"
      />
    );
  }
  if (countries === undefined) return <SelectInput aria-label={t('field.dialingCode')} disabled />;
  const names = new Intl.DisplayNames(languages[language].bcp47, { type: 'region' });
  return (
    <SelectInput {...control} aria-label={t('field.dialingCode')} autoComplete="tel-country-code">
      {countries.map(({ code, name, dialingCode }) => (
        // Server and browser may know different editions of a country's name.
        <option key={code} value={dialingCode} suppressHydrationWarning>
          {`+${dialingCode} ${names.of(code) ?? name}`}
        </option>
      ))}
    </SelectInput>
  );
}

/** A mobile number behind its country's code (REG-07). */
export const PhoneField = ({ field, hints, countries }: PhoneFieldProps) => (
  <RuleField field={field} hints={hints}>
    {(props) => (
      <div className={styles.root}>
        <DialingCode countries={countries} />
        <TextInput {...props} />
      </div>
    )}
  </RuleField>
);
