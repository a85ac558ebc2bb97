import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import autocannon from 'autocannon';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import { brandCodes } from '#tests/support/brandCodes.ts';
import { shippedSite } from '#tests/support/releases.ts';
import { dropBodies } from '../lib/dropBodies.ts';
import { publish } from '../lib/operator.ts';
import { type Held, type Livery, startLivery } from '../lib/startLivery.ts';
import { median } from '../lib/stats.ts';
import { number, printTable } from '../lib/table.ts';

const CONNECTIONS = 20;
const FULL_LOAD_S = 10;
const ROUND_S = 60;
const SHARE_OF_FULL_LOAD = 0.7;
/** Open pages that wait for news of a release; they come and go with every round. */
const OPEN_PAGES = 50;
const MB = 1_000_000;
/** Each brand with the first of its languages that is not English. */
const brands = brandCodes.map((brand) => {
  const own = shippedSite(brand).languages.find((language) => language !== 'EN') ?? 'EN';
  return [brand, languages[own].lang] as const;
});

/** What pages ask for in the course of a visit: the document in two languages, a list, what a page without our server starts from, calls. */
const requestsTo = ({ port }: Livery): autocannon.Request[] =>
  brands.flatMap(([brand, language]) => {
    const host = `${brand}.localhost:${port}`;
    const ask = (path: string, accepted = 'en') => ({
      path,
      headers: { host, 'accept-encoding': 'br', 'accept-language': accepted },
    });
    return [
      ask(paths.home),
      ask(paths.home, language),
      ask(paths.slots),
      ask('/site/boot'),
      ask(`/wps/system/templates?domain=${brand}.localhost&url=${encodeURIComponent(host)}&device=MOBILE`),
      ask('/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1&pageSize=15&language=EN'),
    ];
  });

const load = (livery: Livery, seconds: number, perSecond?: number) =>
  autocannon({
    url: livery.operator,
    connections: CONNECTIONS,
    duration: seconds,
    requests: requestsTo(livery),
    setupClient: dropBodies,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
  });

/** Pages that stay open until told otherwise. */
async function openPages({ port }: Livery): Promise<() => void> {
  const host = `aurora.localhost:${port}`;
  const open = async () => {
    const asked = request({ host: '127.0.0.1', port, path: '/site/events', headers: { host } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return () => asked.destroy();
  };
  const opened = await Promise.all(Array.from({ length: OPEN_PAGES }, open));
  return () => opened.forEach((close) => close());
}

/** One round: visitors, open pages, and a release that goes live in the middle of it. */
async function round(livery: Livery, number: number, perSecond: number): Promise<{ result: autocannon.Result; held: Held }> {
  const loading = load(livery, ROUND_S, perSecond);
  const close = await openPages(livery);
  await publish(livery, 'aurora', ({ template, ...rest }) => ({
    ...rest,
    template: { ...template, parameters: { ...template.parameters, title: `Round ${number}` } },
  }));
  const result = await loading;
  close();
  return { result, held: await livery.probe() };
}

/** How much more there is at the end than in the middle, as a ratio: what leaks grows. */
const growth = (values: readonly number[]): string => {
  const quarter = Math.max(1, Math.floor(values.length / 4));
  const middle = Math.floor(values.length / 2);
  return `${(median(values.slice(-quarter)) / median(values.slice(middle - quarter, middle))).toFixed(2)}x`;
};

/** Memory, delays and handles of one server under 70 % of the load that it can bear, a minute a round. */
export async function benchSoak(_livery: Livery, rounds: number): Promise<void> {
  const livery = await startLivery({ FIXED_CLOCK: '' }); // what expires must expire
  try {
    await load(livery, FULL_LOAD_S); // warm
    const full = (await load(livery, FULL_LOAD_S)).requests.average;
    const before = await livery.probe();
    const minutes: { result: autocannon.Result; held: Held }[] = [];
    for (let minute = 1; minute <= rounds; minute += 1)
      minutes.push(await round(livery, minute, Math.round(full * SHARE_OF_FULL_LOAD)));
    const heldCells = ({ delayP50Ms, delayP99Ms, delayMaxMs, rss, inUse, handles }: Held): string[] => [
      ...[delayP50Ms, delayP99Ms, delayMaxMs].map((ms) => number(ms, 1)),
      number(rss / MB),
      number(inUse / MB, 1),
      String(handles),
    ];
    printTable(`Soak: ${rounds} minutes at ${SHARE_OF_FULL_LOAD * 100} % of ${number(full)} requests a second`, [
      ['minute', 'req/s', 'p50 ms', 'p99 ms', 'failed', 'loop p50', 'loop p99', 'loop max', 'RSS MB', 'in use MB', 'handles'],
      ['before', '', '', '', '', '', '', '', ...heldCells(before).slice(3)],
      ...minutes.map(({ result: { requests, latency, non2xx, errors }, held }, index) => [
        String(index + 1),
        number(requests.average),
        number(latency.p50),
        number(latency.p99),
        String(non2xx + errors),
        ...heldCells(held),
      ]),
    ]);
    const of = (pick: (held: Held) => number) => growth(minutes.map(({ held }) => pick(held)));
    console.log(
      `last quarter beside the one before the middle: in use ${of(({ inUse }) => inUse)}, RSS ${of(({ rss }) => rss)}, loop p99 ${of(({ delayP99Ms }) => delayP99Ms)}, handles ${of(({ handles }) => handles)}.`,
    );
  } finally {
    await livery.stop();
  }
}
