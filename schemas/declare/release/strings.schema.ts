import { languageFacts } from '../../generated/languageFacts.js';
import { type Language, languageCodes } from '../languages/languages.ts';

/** A merchant's own texts: language to text key to text. They replace the shipped text of that key. */
export type Strings = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

const texts = (title: string) =>
  ({
    title,
    description: `The merchant's own texts in ${title}, by key; a code of the platform is the key of the text that players see for it (ERR-06).`,
    type: 'object',
    maxProperties: 200,
    propertyNames: { pattern: '^[a-zA-Z0-9][\\w.-]{0,60}$' },
    additionalProperties: { type: 'string', maxLength: 600 },
    'x-ui': { widget: 'texts', group: 'texts' },
  }) as const;

export const stringsSchema = {
  $id: 'release/strings',
  title: 'Texts',
  description: 'The merchant’s own wording, by language and text key. Plain text, never HTML.',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(languageCodes.map((code) => [code, texts(languageFacts[code].englishName)])),
} as const;
