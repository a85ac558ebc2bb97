/**
 * Length of a text as JSON Schema counts it: in characters, not in the halves of those beyond the first 65,536.
 *
 * @public The compiled validators call it (scripts/codegen.ts).
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
