import { readJsonFile } from './platform/readJsonFile.ts';
import { readSwitch } from './settingValues.ts';

/**
 * A setting of the process. `T` is what the server gets, its fallback included. A value goes three ways: `parse` makes JSON of the text,
 * ajv checks it by the schema, and `convert` makes of it what JSON cannot hold, or refuses what JSON Schema cannot describe.
 */
export interface ProcessSetting<T> {
  readonly schema: object;
  readonly parse: (text: string) => unknown;
  /** What the server does with it, for docs/operations.md. */
  readonly meaning: string;
  /** Where the default is not a value that can be written down. */
  readonly shownDefault?: string;
  readonly fallback: T;
  /** The end of the message about an invalid value: what is wrong, and which values are valid. */
  readonly advice: string;
  /** Undefined for a value that makes no sense. */
  readonly convert: (value: unknown) => T | undefined;
}

type SettingFacts<T> = Pick<ProcessSetting<T>, 'meaning' | 'shownDefault' | 'fallback'>;

interface Range {
  /** Of what it is a number, with its article. */
  readonly of: string;
  readonly from: number;
  readonly to: number;
  /** What the lowest value does. */
  readonly lowest?: string;
}

export function integer<F extends number | undefined>(
  { of, from, to, lowest }: Range,
  facts: SettingFacts<F>,
): ProcessSetting<number | F> {
  const range = `from ${from} to ${to}${lowest === undefined ? '' : `; ${from} ${lowest}`}`;
  return {
    schema: { type: 'integer', minimum: from, maximum: to },
    parse: (text) => (/^\d+$/.test(text) ? Number(text) : text),
    advice: `is not ${of}. Use a whole number ${range}.`,
    convert: (value) => (typeof value === 'number' ? value : undefined),
    ...facts,
  };
}

export const days = <F extends number | undefined>(to: number, facts: SettingFacts<F>) =>
  integer({ of: 'a number of days', from: 1, to }, facts);

export const onOff = <F extends boolean | undefined>(facts: SettingFacts<F>): ProcessSetting<boolean | F> => ({
  schema: { type: 'boolean' },
  parse: (text) => readSwitch(text) ?? text,
  advice: 'is neither on nor off. Use 1 or 0.',
  convert: (value) => (typeof value === 'boolean' ? value : undefined),
  ...facts,
});

export const oneOf = <V extends string, F extends V | undefined>(
  values: readonly V[],
  advice: string,
  facts: SettingFacts<F>,
): ProcessSetting<V | F> => ({
  schema: { type: 'string', enum: values },
  parse: (text) => text.toLowerCase(),
  advice: `${advice} ${values.join(', ')}.`,
  convert: (value) => values.find((each) => each === value),
  ...facts,
});

/** A text that a reader converts; the reader returns undefined for an invalid one. */
export const text = <V, F extends V | undefined>(
  convert: (text: string) => V | undefined,
  advice: string,
  facts: SettingFacts<F>,
): ProcessSetting<V | F> => ({
  schema: { type: 'string' },
  parse: (text) => text,
  advice,
  convert: (value) => (typeof value === 'string' ? convert(value) : undefined),
  ...facts,
});

/**
 * The path of a JSON file, which is read at once.
 *
 * @param isRight What its schema, which is that of `V`, cannot describe.
 */
export const file = <V extends object>(
  schema: object,
  advice: string,
  facts: SettingFacts<undefined>,
  isRight: (value: V) => boolean = () => true,
): ProcessSetting<V | undefined> => ({
  schema,
  parse: readJsonFile,
  advice,
  convert: (value) => (isRight(value as V) ? (value as V) : undefined), // its schema has checked it
  ...facts,
});
