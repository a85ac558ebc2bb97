/** Anybody may ask for files that are nowhere: no more of them are looked for in the store in a second. */
const LOOKUPS_PER_S = 100;

/** Says whether one more file may be looked for in the store. */
export function limitLookups(): () => boolean {
  let second = 0;
  let lookups = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, lookups] = [now, 0];
    lookups += 1;
    return lookups <= LOOKUPS_PER_S;
  };
}
