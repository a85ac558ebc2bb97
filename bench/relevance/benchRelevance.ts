import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { foldText } from '#schemas/base/text/foldText.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { games as catalogue, vendors } from '#sandbox/seed/catalogue.ts';
import { classesOf } from '../../server/search/facets.ts';
import { createGameIndex } from '../../server/search/createGameIndex.ts';
import { number, printTable } from '../lib/table.ts';
import { foreignNames, queries } from './queries.ts';

/** Results among which the answer must be. */
const SHOWN = 5;
const MANY = 100_000;
const ROUNDS = 3;
const MEGABYTE = 1_000_000;

type Search = (text: string) => readonly Game[] | Promise<readonly Game[]>;

const games: readonly Game[] = [
  ...catalogue.map(({ classify, rtp: _rtp, volatility: _volatility, isNew: _isNew, freeplay: _free, ...game }) => ({
    ...game,
    classify: [...classify],
    iconUrl: `/art/games/${game.gameId}`,
  })),
  ...foreignNames.map((gameName, index) => ({
    gameId: `FOREIGN-${index}`,
    nodeId: 90_000 + index,
    gameName,
    gameType: 'RNG',
    vassalage: 'BGS',
    iconUrl: '/art/games/none',
  })),
];

/** The catalogue, and games with names of two and three of its words after it. The same ones every time. */
function manyGames(): readonly Game[] {
  const words = [...new Set(catalogue.flatMap(({ gameName }) => gameName.split(' ')))];
  const wordAt = (place: number) => words[place % words.length] ?? '';
  const added = Array.from({ length: MANY - games.length }, (_, index): Game[] => {
    const model = games[index % games.length];
    if (model === undefined) return [];
    const count = 2 + (index % 2);
    const name = Array.from({ length: count }, (_word, at) => wordAt(Math.imul(index + 1, 7919 + 104_729 * at) >>> 8)).join(' ');
    return [{ ...model, nodeId: 100_000 + index, gameId: `MANY-${index}`, gameName: `${name} ${index % 500}` }];
  });
  return [...games, ...added.flat()];
}

function ourSearch(of: readonly Game[]): Search {
  const index = createGameIndex(vendors, { esportsVendors: [], cockfightVendors: [] });
  for (const game of of) index.add(game);
  return (text) =>
    index
      .find(text)
      .ids.slice(0, SHOWN)
      .map((id) => index.gameAt(id, 'EN'));
}

/** The games of a table, searched by SQL that gives their node ids. */
async function databaseSearch(
  of: readonly Game[],
  sql: string,
  index: string,
  textOf: (text: string) => string,
): Promise<Search> {
  const db = await PGlite.create({ extensions: { pg_trgm } });
  await db.exec('create extension pg_trgm; create table games (node_id int primary key, search_name text)');
  const rows = of.map(({ nodeId, gameName }) => ({ node_id: nodeId, search_name: foldText(gameName) }));
  await db.query('insert into games select * from jsonb_to_recordset($1::jsonb) as row(node_id int, search_name text)', [
    JSON.stringify(rows),
  ]);
  await db.exec(`${index}; analyze games`);
  const byNode = new Map(of.map((game) => [game.nodeId, game]));
  return async (text) => {
    const found = await db.query<{ node_id: number }>(sql, [textOf(foldText(text))]);
    return found.rows.flatMap(({ node_id }) => byNode.get(node_id) ?? []);
  };
}

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** What the sandbox does with `gameName`. */
const substring = (of: readonly Game[]) =>
  databaseSearch(of, `select node_id from games where search_name like $1 order by node_id limit ${SHOWN}`, '', likeText);

/** By likeness of the query to a part of the name, with its index. */
const trigrams = (of: readonly Game[]) =>
  databaseSearch(
    of,
    `select node_id from games where $1 <% search_name order by $1 <<-> search_name, node_id limit ${SHOWN}`,
    'create index on games using gist (search_name gist_trgm_ops)',
    (text) => text,
  );

const isAnswer = (game: Game, answer: string): boolean =>
  answer.startsWith('@')
    ? [game.gameType, game.vassalage, ...classesOf(game)].includes(answer.slice(1))
    : game.gameName === answer;

/** Which queries find their answer. */
async function quality(search: Search): Promise<ReadonlyMap<string, boolean>> {
  const found = new Map<string, boolean>();
  for (const { text, answer } of queries)
    found.set(
      text,
      (await search(text)).some((game) => isAnswer(game, answer)),
    );
  return found;
}

/** Time of each query in ms, ascending. */
async function times(search: Search): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { text } of queries) {
      const from = performance.now();
      await search(text);
      if (round > 0) all.push(performance.now() - from); // the first round warms up
    }
  }
  return all.toSorted((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number): string =>
  number(sorted[Math.floor(sorted.length * share)] ?? Number.NaN, 1);

/** How well and how fast games are found, beside the platform's substring search and PostgreSQL's trigrams. */
export async function benchRelevance(): Promise<void> {
  const few = [ourSearch(games), await substring(games), await trigrams(games)];
  const [ours, plain, alike] = await Promise.all(few.map(quality));
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const share = (found: ReadonlyMap<string, boolean> | undefined, kind?: string) => {
    const asked = queries.filter((query) => kind === undefined || query.kind === kind);
    return `${asked.filter(({ text }) => found?.get(text)).length} of ${asked.length}`;
  };
  printTable(`Relevance: ${queries.length} queries, answer among the first ${SHOWN} of ${games.length} games`, [
    ['queries', 'ours', 'PEER substring', 'PEER pg_trgm'],
    ...kinds.map((kind) => [kind, share(ours, kind), share(plain, kind), share(alike, kind)]),
    ['all', share(ours), share(plain), share(alike)],
  ]);
  const missed = queries.filter(({ text }) => !ours?.get(text));
  if (missed.length > 0) console.log(`\nnot found: ${missed.map(({ text, answer }) => `${text} (${answer})`).join(', ')}`);

  const many = manyGames();
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const from = performance.now();
  const large = ourSearch(many);
  const built = performance.now() - from;
  globalThis.gc?.();
  const memory = process.memoryUsage().heapUsed - before;
  const rows: string[][] = [];
  for (const [name, search] of [
    ['ours', large],
    ['PEER substring', await substring(many)],
    ['PEER pg_trgm', await trigrams(many)],
  ] as const) {
    const sorted = await times(search);
    rows.push([name, at(sorted, 0.5), at(sorted, 0.95), at(sorted, 0.999)]);
  }
  printTable(`Search among ${MANY.toLocaleString('en')} games, ms per query`, [['search', 'median', 'p95', 'slowest'], ...rows]);
  const measured = globalThis.gc === undefined ? ' (about: run with NODE_OPTIONS=--expose-gc)' : '';
  console.log(`\np95 aim 20 ms; built in ${number(built)} ms, ${number(memory / MEGABYTE)} MB beside the games${measured}`);
}
