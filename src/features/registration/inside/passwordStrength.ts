export type Strength = 'weak' | 'fair' | 'strong';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
const RUN = 'abcdefghijklmnopqrstuvwxyz0123456789qwertyuiopasdfghjklzxcvbnm';

/** Characters that say something new: repeats and neighbours of the alphabet, the digits or the keyboard count for little. */
function freshCharacters(password: string): number {
  const lower = password.toLowerCase();
  return [...lower].filter((letter, index) => {
    const before = lower[index - 1] ?? '';
    return letter !== before && !(before !== '' && RUN.includes(before + letter));
  }).length;
}

/** How hard a password is to guess, by length and variety. An estimate: no list of leaked passwords is asked. */
export function passwordStrength(password: string): Strength {
  const fresh = freshCharacters(password);
  const variety = kinds.filter((kind) => kind.test(password)).length;
  if (fresh >= 14 || (fresh >= 10 && variety >= 3)) return 'strong';
  return fresh >= 10 || (fresh >= 7 && variety >= 2) ? 'fair' : 'weak';
}
