type Schema = Readonly<Record<string, unknown>>;

/** Longer texts are cut to this where a schema sets no limit. */
const LONG = 200;

/** A limit of a schema, such as `maxLength`, or a default. */
export const limitAt = (schema: Schema, word: string, otherwise: number): number => {
  const value = schema[word];
  return typeof value === 'number' ? value : otherwise;
};

/** As many characters as the schema allows and at least as many as it demands; characters are counted as validators do, by code point. */
export function fitText(text: string, schema: Schema): string {
  const characters = [...text].slice(0, limitAt(schema, 'maxLength', LONG));
  const missing = limitAt(schema, 'minLength', 0) - characters.length;
  return characters.join('') + 'm'.repeat(Math.max(0, missing));
}
