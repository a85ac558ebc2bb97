import { paths } from '#schemas/addresses.ts';

interface Lottery {
  readonly vassalage: string;
  readonly gameType: string;
  readonly nodeId?: number;
  readonly gameId?: string;
}

/** Address of a lottery inside the site (ROUTE-47); without ids the vendor's lobby. */
export function lotteryPath({ vassalage, gameType, nodeId, gameId }: Lottery): string {
  const query = new URLSearchParams({ vassalage, gameType });
  if (nodeId !== undefined) query.set('id', String(nodeId));
  if (gameId !== undefined) query.set('gameId', gameId);
  return `${paths.lottery}?${query.toString()}`;
}

/** Address of a vendor's page (ROUTE-18). */
export const vendorPath = (vassalage: string): string => `${paths.provider}?vassalage=${encodeURIComponent(vassalage)}`;
