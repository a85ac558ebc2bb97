import { paths } from '#schemas/declare/pages/addresses.ts';

interface AddressedGame {
  readonly vassalage: string;
  readonly gameType: string;
  readonly nodeId?: number;
  readonly gameId?: string;
  readonly roomId?: string;
  readonly supportPlay?: string;
  readonly freeplay?: number;
}

/**
 * Address of a game inside the site (ROUTE-47) with all that its launch sends (LAUNCH-09); without ids the vendor's lobby.
 *
 * @param isFree Whether it is to be played for nothing.
 */
export function gamePath(
  page: 'play' | 'lottery',
  { vassalage, gameType, nodeId, gameId, roomId, supportPlay, freeplay }: AddressedGame,
  isFree?: boolean,
): string {
  const query = new URLSearchParams({ vassalage, gameType });
  if (nodeId !== undefined) query.set('id', String(nodeId));
  if (gameId !== undefined) query.set('gameId', gameId);
  if (roomId !== undefined) query.set('roomId', roomId);
  if (supportPlay !== undefined) query.set('supportPlay', supportPlay);
  if (freeplay !== undefined) query.set('freeplay', String(freeplay));
  if (isFree) query.set('play', 'free');
  return `${paths[page]}?${query.toString()}`;
}

/** Address of a vendor's page (ROUTE-18). */
export const vendorPath = (vassalage: string): string => `${paths.provider}?vassalage=${encodeURIComponent(vassalage)}`;
