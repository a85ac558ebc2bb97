import { readFileSync } from 'node:fs';

/** The oldest Node that runs the product, as `20.19`, from package.json. */
export const oldestNode = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).engines.node.replace(
  /^>=/,
  '',
);

/** @param {string} version */
const numbersOf = (version) => version.split('.').map(Number);

/** Whether this Node is of that version or a newer one. */
export function isNewEnough(version = oldestNode) {
  const own = numbersOf(process.versions.node);
  for (const [index, wanted] of numbersOf(version).entries()) {
    const difference = (own[index] ?? 0) - wanted;
    if (difference !== 0) return difference > 0;
  }
  return true;
}
