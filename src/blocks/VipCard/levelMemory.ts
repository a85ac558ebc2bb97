import { localStore } from '#src/lib/browserStorage.ts';

const KEY = 'level';

/**
 * Notes the level of a player on this device, and says whether it is higher than the one noted before. The first level of a player that the
 * device learns is no rise.
 *
 * @param place Place of the level among all, from 0.
 */
export function noteLevel(userName: string, place: number): boolean {
  const [before, ...name] = localStore.get(KEY)?.split(' ') ?? [];
  localStore.set(KEY, `${place} ${userName}`);
  return name.join(' ') === userName && place > Number(before);
}
