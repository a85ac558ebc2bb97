import type { Game } from '#schemas/platform/games.schema.ts';

/** Letters as a searching person types them: no case, no accents, one form of each character. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The games whose name holds the words searched for, in their order; all of them for no words. */
export function gamesNamed(games: readonly Game[], name: string): readonly Game[] {
  const wanted = plain(name);
  return wanted === '' ? games : games.filter(({ gameName }) => plain(gameName).includes(wanted));
}
