import type { FormKey } from '#schemas/declare/languages/numberForms.ts';

/** Texts by the keys of English. Further plural forms depend on the language. */
export type TextsOf<English> = Readonly<Record<Exclude<keyof English & string, FormKey>, string>>;
