import { setTimeout as delay } from 'node:timers/promises';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { languageCodes, languages } from '#schemas/declare/languages/languages.ts';
import { brandCodes } from '#tests/support/brandCodes.ts';
import { askAs } from '../lib/askAs.ts';
import { type Answered, visit } from '../lib/visitors.ts';
import type { Livery } from '../lib/startLivery.ts';
import { median, percentile } from '../lib/stats.ts';
import { number, printTable } from '../lib/table.ts';

const PHASE_S = 10;
const HOMES_PER_SECOND = 50;
/** Networks that attack at once. Each round brings others: what a network may have rendered is bounded. */
const ATTACKERS = 4;
const ATTACKS_PER_SECOND = 50;
const MB = 1_000_000;

/** Lists that exist, by class and studio: the server draws each of them at the first request for it. */
const lists = ['RNG', 'LIVE', 'PVP', 'FISH'].flatMap((gameType) =>
  ['NOVR', 'BGS', 'EMBR', 'KOIX', 'PRSM', 'TLSM', 'HALO', 'SABL', 'ORCH', 'VLTR', 'MRDN', 'LUMI'].flatMap((studio) =>
    brandCodes.map((brand) => ({ brand, path: `${paths.gameList}?gameType=${gameType}&vassalage=${studio}` })),
  ),
);
/** Words that differ with every request and mean nothing, or nothing that exists. */
const words: readonly ((word: number) => string)[] = [
  (word) => `${paths.activity}?id=${word}`,
  (word) => `${paths.gameList}?gameType=RNG&type=T${word}`,
  (word) => `${paths.notice}?i=${word % 10_000}`,
  (word) => `${paths.home}?utm=${word}`,
  (word) => `${paths.home.toUpperCase()}/?x=${word}`,
];

/** What a stranger asks for: half of it lists, in languages that players may choose. */
function attackAt(number: number): { readonly brand: string; readonly path: string; readonly language: string } {
  const list = lists[Math.floor(number / 2) % lists.length];
  const code = languageCodes[Math.floor(number / 2 / lists.length) % languageCodes.length] ?? 'EN';
  const language = languages[code].lang;
  if (number % 2 === 0 && list) return { ...list, language };
  return { brand: brandCodes[number % brandCodes.length] ?? '', path: words[number % words.length]?.(number) ?? '', language };
}

/** Asks for cached homes while nothing else happens, or while strangers attack the cache. */
async function phase({ port }: Livery, isAttacked: boolean, round: number) {
  const until = AbortSignal.timeout(PHASE_S * 1000);
  let home = -1;
  const homes = visit({
    next: () => ({ port, host: `${brandCodes[(home += 1) % brandCodes.length]}.localhost:${port}`, path: paths.home }),
    perSecond: HOMES_PER_SECOND,
    until,
  });
  let attack = round * ATTACKERS * ATTACKS_PER_SECOND * PHASE_S;
  const next = () => {
    const { brand, path, language } = attackAt((attack += 1));
    return { port, host: `${brand}.localhost:${port}`, path, headers: { 'accept-language': language } };
  };
  const attacks = Array.from({ length: isAttacked ? ATTACKERS : 0 }, (_none, index) =>
    visit({ next, perSecond: ATTACKS_PER_SECOND, until, from: `127.1.${round * ATTACKERS + index}.1`, atOnce: 20 }),
  );
  return { homes: await homes, attacks: (await Promise.all(attacks)).flat() };
}

/** How late cached homes are, and what the server holds, while strangers ask for pages that are not in the cache. */
export async function benchAttacked(livery: Livery, rounds: number): Promise<void> {
  for (const brand of brandCodes)
    await askAs(livery.port, `${brand}.localhost:${livery.port}`, paths.home, { 'accept-encoding': 'br' });
  await delay(3000); // the best compression follows
  const times = { idle: [] as Answered[], attacked: [] as Answered[] };
  const perRound = { p50: [] as number[], p99: [] as number[] };
  const attacks: Answered[] = [];
  await phase(livery, false, 0); // warm
  const before = await livery.probe();
  const inUse: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const idle = await phase(livery, false, round);
    const attacked = await phase(livery, true, round);
    times.idle.push(...idle.homes);
    times.attacked.push(...attacked.homes);
    attacks.push(...attacked.attacks);
    const late = (answered: readonly Answered[], share: number) =>
      percentile(
        answered.map(({ ms }) => ms),
        share,
      );
    perRound.p50.push(late(attacked.homes, 50) / late(idle.homes, 50));
    perRound.p99.push(late(attacked.homes, 99) / late(idle.homes, 99));
    inUse.push((await livery.probe()).inUse);
  }
  const row = (name: string, answered: readonly Answered[]): string[] => {
    const ms = answered.map((each) => each.ms);
    const failed = answered.filter(({ status }) => status !== 200).length;
    return [name, String(ms.length), ...[50, 90, 99, 100].map((share) => number(percentile(ms, share), 1)), String(failed)];
  };
  printTable(`Cached homes under attack: ${rounds} rounds of ${PHASE_S} s`, [
    ['', 'answers', 'p50 ms', 'p90 ms', 'p99 ms', 'max ms', 'other than 200'],
    row('homes, idle', times.idle),
    row('homes, attacked', times.attacked),
    row('what attackers ask for', attacks),
  ]);
  console.log(
    `attacked beside idle, median of rounds: p50 ${median(perRound.p50).toFixed(2)}x, p99 ${median(perRound.p99).toFixed(2)}x.`,
  );
  console.log(
    `in use: ${number(before.inUse / MB, 1)} MB before, ${inUse.map((bytes) => number(bytes / MB, 1)).join(', ')} MB after each round (${((inUse.at(-1) ?? 0) / before.inUse).toFixed(2)}x).`,
  );
}
