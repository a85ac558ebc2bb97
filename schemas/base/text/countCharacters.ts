/**
 * Length of a text as JSON Schema counts it: in code points, not in UTF-16 units.
 *
 * @public The compiled validators call it (scripts/codegen.ts).
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
