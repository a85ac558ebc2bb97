import { type Language, isLanguage } from '#schemas/declare/languages/languages.ts';
import { localStore } from '#src/lib/browserStorage.ts';

const KEY = 'livery.tool.sinceLanguage';

/** Remembers the language that an operator has chosen for comparisons. */
export const keepSinceLanguage = (language: Language): void => localStore.set(KEY, language);

interface Known {
  /** What the site speaks, its own first language first. */
  readonly languages: readonly Language[];
  /** Of the phone, if there is one. */
  readonly onPhone: Language | undefined;
  /** In which the operator reads the tool. */
  readonly own: Language;
}

/**
 * The language in which releases are compared at first: that of the phone where the operator has changed it, else the one that was chosen last,
 * else the operator's own as far as the site speaks it.
 */
export function sinceLanguage({ languages, onPhone, own }: Known): Language {
  const [first = own] = languages;
  if (onPhone !== undefined && onPhone !== first) return onPhone;
  const kept = localStore.get(KEY);
  const wishes = [...(isLanguage(kept) ? [kept] : []), own];
  return wishes.find((wish) => languages.includes(wish)) ?? first;
}
