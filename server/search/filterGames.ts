import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import { foldText } from '#schemas/base/text/foldText.ts';
import type { FilterName, Game } from '#schemas/declare/platform/games.schema.ts';
import { type SportsVendors, categoriesOf, classesOf } from './facets.ts';

/** A category that only some games of sports are in needs their vendor; any other is what the game says. */
const isIn = (game: Game, category: string, sports: SportsVendors): boolean =>
  game.gameType === category || (game.gameType === 'SPORTS' && categoriesOf(game, sports).includes(category));

const textOf = (params: Params, name: string): string => String(params[name] ?? '').trim();
const codesOf = (params: Params, name: string): string[] => textOf(params, name).split(',').filter(Boolean);

export type Test = (game: Game) => boolean;
/** What a list is narrowed by: its category, and what the player has chosen of each filter. */
export interface GameFilters {
  readonly category: Test | undefined;
  readonly chosen: Readonly<Partial<Record<FilterName, Test>>>;
}

/** Filters that only the index knows: no platform is asked for them. */
const OWN_FILTERS = ['volatility', 'minRtp', 'freeplay'] as const;

/** Whether a query of CALL-77 narrows a list by what a platform would not filter by. */
export const hasOwnFilters = (params: Params): boolean => OWN_FILTERS.some((name) => !['', '0'].includes(textOf(params, name)));

function classTest(params: Params, hot: ReadonlySet<number>): Test | undefined {
  const classify = textOf(params, 'gameClassify').toUpperCase();
  if (classify === 'HOT') return ({ nodeId }) => hot.has(nodeId);
  if (classify === 'NEW' || textOf(params, 'isNew') === '1') return ({ isNew }) => isNew === '1';
  return classify === '' ? undefined : (game) => classesOf(game).includes(classify);
}

/** How the other parameters of a query (CALL-77) narrow a list. */
export function filtersOf(params: Params, sports: SportsVendors, hot: ReadonlySet<number>): GameFilters {
  const category = textOf(params, 'gameType').toUpperCase();
  const vendors = codesOf(params, 'vassalage');
  const volatilities = codesOf(params, 'volatility');
  const minRtp = Number(textOf(params, 'minRtp'));
  const stake = textOf(params, 'minBet');
  const byClass = classTest(params, hot);
  return {
    category: category === '' || category === 'ALL' ? undefined : (game) => isIn(game, category, sports),
    chosen: {
      ...(vendors.length > 0 && { vendors: ({ vassalage }: Game) => vendors.includes(vassalage) }),
      ...(byClass && { classes: byClass }),
      ...(volatilities.length > 0 && { volatility: (game: Game) => volatilities.includes(game.volatility ?? '') }),
      ...(minRtp > 0 && { rtp: ({ rtp }: Game) => rtp !== undefined && rtp >= minRtp }),
      ...(stake !== '' && { stakes: ({ minBet }: Game) => minBet !== undefined && minBet <= Number(stake) }),
      ...(textOf(params, 'freeplay') === '1' && { freeplay: ({ freeplay }: Game) => freeplay === 1 }),
    },
  };
}

/** Which games the filters leave; undefined where they leave all. */
export function testOf({ category, chosen }: GameFilters): Test | undefined {
  const tests = [...(category ? [category] : []), ...Object.values(chosen)];
  return tests.length === 0 ? undefined : (game) => tests.every((test) => test(game));
}

/** The order that a list is asked for; undefined for the usual one. `ids` are in order of popularity when ascending. */
export function orderOf(params: Params, gameAt: (id: number) => Game): ((a: number, b: number) => number) | undefined {
  const newFirst = (id: number) => (gameAt(id).isNew === '1' ? 0 : 1);
  const name = (id: number) => foldText(gameAt(id).gameName);
  switch (textOf(params, 'sort')) {
    case 'popular':
      return (a, b) => a - b;
    case 'new':
      return (a, b) => newFirst(a) - newFirst(b) || a - b;
    case 'name':
      return (a, b) => (name(a) < name(b) ? -1 : 1);
    default:
      return undefined;
  }
}
