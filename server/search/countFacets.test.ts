import { expect, it } from 'vitest';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { countFacets } from './countFacets.ts';

const game = (nodeId: number, vassalage: string, volatility: Game['volatility']): Game => ({
  gameId: `G${nodeId}`,
  nodeId,
  gameName: `Game ${nodeId}`,
  gameType: 'RNG',
  vassalage,
  classify: [],
  iconUrl: '/art/none',
  volatility,
});
const games = [game(1, 'NOVR', 'HIGH'), game(2, 'NOVR', 'LOW'), game(3, 'FANC', 'HIGH'), game(4, 'FANC', 'LOW')];

it('a game that two chosen filters exclude counts for neither', () => {
  const { vendors, volatility } = countFacets(
    games,
    {
      category: undefined,
      chosen: { vendors: ({ vassalage }) => vassalage === 'NOVR', volatility: (one) => one.volatility === 'HIGH' },
    },
    [],
  );
  expect({ vendors, volatility }).toEqual({ vendors: { NOVR: 1, FANC: 1 }, volatility: { HIGH: 1, LOW: 1 } });
});
