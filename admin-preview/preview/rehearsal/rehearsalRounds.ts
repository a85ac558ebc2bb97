import type { RegisterField } from '#schemas/declare/register/registerSettings.schema.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { readValue } from '#schemas/rules/readValue.ts';
import { type RuleFault, runRules } from '#schemas/rules/runRules.ts';
import { type SampleAim, goodValues, samplesOf } from '#schemas/rules/sampleValues.ts';

/** One entry tried in one field, and what the rules say to it. */
export interface Trial {
  readonly field: RegisterField;
  readonly aim: SampleAim;
  readonly value: string;
  readonly fault: RuleFault | undefined;
}

/** What the whole form is filled with at once: one trial of each field that still has any. */
export interface Round {
  readonly values: Readonly<Partial<Record<RegisterField, string>>>;
  readonly trials: readonly Trial[];
}

type Fields = readonly FormField<RegisterField>[];

/**
 * Fills the form so that every sample of every field is tried in as few rounds as may be. In each round a field has its own
 * next sample, or its good value when it has none left; the verdict is that of the round, as fields look at each other.
 */
export function roundsOf(fields: Fields, today: string): Round[] {
  const good = goodValues(fields, today);
  const samples = new Map(fields.map((field) => [field.name, samplesOf(field, { values: good, today })]));
  const most = Math.max(0, ...[...samples.values()].map((each) => each.length));
  return Array.from({ length: most }, (_, index) => {
    const values = Object.fromEntries(
      fields.map(({ name }) => [name, samples.get(name)?.[index]?.value ?? good[name] ?? '']),
    ) as Round['values']; // the fields' own names
    const trials = fields.flatMap((field): Trial[] => {
      const sample = samples.get(field.name)?.[index];
      if (!sample) return [];
      return [{ field: field.name, ...sample, fault: runRules(readValue(field.name, sample.value), field, { values, today }) }];
    });
    return { values, trials };
  });
}
