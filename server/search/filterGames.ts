import type { Params } from '#schemas/calls/declaredCalls.ts';
import { foldText } from '#schemas/foldText.ts';
import type { Game } from '#schemas/platform/games.schema.ts';
import { type SportsVendors, categoriesOf, classesOf } from './facets.ts';

const textOf = (params: Params, name: string): string => String(params[name] ?? '').trim();
const codesOf = (params: Params, name: string): string[] => textOf(params, name).split(',').filter(Boolean);

type Test = (game: Game) => boolean;

/** Which games the other parameters of a search (CALL-77) leave; undefined where they leave all. */
export function filterOf(params: Params, sports: SportsVendors, hot: ReadonlySet<number>): Test | undefined {
  const tests: Test[] = [];
  const category = textOf(params, 'gameType').toUpperCase();
  if (category !== '' && category !== 'ALL') tests.push((game) => categoriesOf(game, sports).includes(category));
  const vendors = codesOf(params, 'vassalage');
  if (vendors.length > 0) tests.push(({ vassalage }) => vendors.includes(vassalage));
  const classify = textOf(params, 'gameClassify').toUpperCase();
  if (classify === 'HOT') tests.push(({ nodeId }) => hot.has(nodeId));
  else if (classify === 'NEW') tests.push(({ isNew }) => isNew === '1');
  else if (classify !== '') tests.push((game) => classesOf(game).includes(classify));
  if (textOf(params, 'isNew') === '1') tests.push(({ isNew }) => isNew === '1');
  const stake = textOf(params, 'minBet');
  if (stake !== '') tests.push(({ minBet }) => minBet !== undefined && minBet <= Number(stake));
  return tests.length === 0 ? undefined : (game) => tests.every((test) => test(game));
}

/** The order that a search is asked for; undefined for the best match first. `ids` are in order of popularity when ascending. */
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
