import type { FormKey } from '#schemas/declare/languages/numberForms.ts';

/** Texts by the keys of English. Which plural forms there are beside them is up to the language. */
export type TextsOf<English> = Readonly<Record<Exclude<keyof English & string, FormKey>, string>>;
