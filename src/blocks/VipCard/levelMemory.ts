import { localStore } from '#src/lib/browserStorage.ts';

const KEY = 'level';

/**
 * Stores the level of a player in this browser, and says whether it is higher than the one stored before. It is not where none was stored, or
 * that of another player.
 *
 * @param place Place of the level among all, from 0.
 */
export function noteLevel(userName: string, place: number): boolean {
  const [before, ...name] = localStore.get(KEY)?.split(' ') ?? [];
  localStore.set(KEY, `${place} ${userName}`);
  return name.join(' ') === userName && place > Number(before);
}
