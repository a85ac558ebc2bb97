import { type ChangeEvent, useState } from 'react';
import { asciiDigits } from '#schemas/base/text/asciiDigits.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { CountryButton } from './CountryButton.tsx';
import { CountryDialog } from './CountryDialog.tsx';
import styles from './PhoneField.module.css';
import { type ControlProps, RuleField } from './RuleField.tsx';
import { useRuleFormContext } from './RuleFormContext.ts';
import type { Country } from './searchCountries.ts';
import { useControlValue } from './useRuleForm.ts';

/** Name of the control that holds the dialling code (REG-22). */
export const DIALING_CODE = 'countryDialingCode';

interface PhoneFieldProps {
  readonly field: FormField;
  readonly hints?: boolean;
  /** Countries with their codes, the default first. Undefined while they load, null when loading has failed: then the code is typed. */
  readonly countries: readonly Country[] | null | undefined;
}

/** The selected country: the one chosen here, as several share a code, or the first with the form's code. */
function useCountry(countries: readonly Country[]) {
  const form = useRuleFormContext();
  const dialingCode = useControlValue(form, DIALING_CODE) ?? countries[0]?.dialingCode;
  const [chosen, setChosen] = useState<Country>();
  return {
    country: chosen?.dialingCode === dialingCode ? chosen : countries.find((country) => country.dialingCode === dialingCode),
    choose: (country: Country) => {
      setChosen(country);
      form.set(DIALING_CODE, country.dialingCode);
    },
  };
}

/** A number written with its country: after `+` or `00` a dialling code that is known here. No dialling code is the beginning of another. */
function splitNumber(text: string, countries: readonly Country[]) {
  const [, digits = ''] = /^(?:\+|00)(\d+)$/.exec(asciiDigits(text).replaceAll(/[\s\p{Cf}\p{Pd}().]/gu, '')) ?? [];
  const country = countries.find(({ dialingCode }) => digits.startsWith(dialingCode));
  return country && { country, rest: digits.slice(country.dialingCode.length) };
}

/** Where the platform's countries cannot be loaded, the code is typed. */
function TypedCode() {
  const t = useText();
  return (
    <TextInput
      {...useRuleFormContext().extra(DIALING_CODE)}
      className={styles.typed}
      dir="ltr"
      aria-label={t('field.dialingCode')}
      autoComplete="tel-country-code"
      inputMode="numeric"
      maxLength={4}
      placeholder="+"
    />
  );
}

interface NumberProps extends Pick<PhoneFieldProps, 'countries'> {
  readonly number: ControlProps;
}

/** Flag and code in front of the number; a press opens the list of countries. The number stays in place while these are on their way. */
function CountryAndNumber({ countries, number }: NumberProps) {
  const form = useRuleFormContext();
  const available = countries ?? [];
  const { country, choose } = useCountry(available);
  const [isOpen, setIsOpen] = useState(false);

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const written = splitNumber(event.target.value, available);
    if (written !== undefined) {
      event.target.value = written.rest;
      if (written.country.dialingCode !== country?.dialingCode) choose(written.country);
    }
    number.onChange(event);
  }

  return (
    <>
      {/* A number and its code read from left to right in every language. */}
      <div className={styles.root} dir="ltr">
        {countries ? <input type="hidden" {...form.extra(DIALING_CODE)} defaultValue={available[0]?.dialingCode} /> : null}
        {countries === null ? (
          <TypedCode />
        ) : (
          <CountryButton country={country} onPress={countries ? () => setIsOpen(true) : undefined} />
        )}
        <TextInput {...number} onChange={onChange} />
      </div>
      {isOpen ? (
        <CountryDialog countries={available} current={country} onChoose={choose} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}

/** A mobile number behind its country's code (LOGIN-03, REG-07). */
export const PhoneField = ({ field, hints = false, countries }: PhoneFieldProps) => (
  <RuleField field={field} hints={hints}>
    {(number) => <CountryAndNumber countries={countries} number={number} />}
  </RuleField>
);
