import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { MAX_ANSWER_BYTES } from '#server/relay/fetchPlatform.ts';
import type { Problem } from '#schemas/base/json/problem.ts';
import { beginningOf, outcomeText } from '../logIn.ts';
import type { NeededCall } from '../neededCalls.ts';
import { type Exchange, isPermission, timeLimitOf } from '../platformClient.ts';
import { type Run, note } from '../Run.ts';
import { sampleQuery } from '../sampleQuery.ts';
import { checkEncoding } from './checkEncoding.ts';
import { checkTiming } from './checkTiming.ts';

/** Files with everything about a member are much work for a platform: asked once. */
const askedOnce: readonly CallName[] = ['exportOwnData'];
const SHAPE = 'the answer has the declared shape';
const SIZE = 'the answer is not too large';
const MOST = `more than ${MAX_ANSWER_BYTES / 1024 / 1024} MB, which our server does not take`;
const MOST_PROBLEMS = 3;

/** A fault of a value in plain words. */
function faultText({ code, pointer, params }: Problem): string {
  const at = pointer || 'the value';
  const limit = Object.values(params).map(String).join(', ');
  if (code === 'schema.required') return `${at} is missing`;
  if (code === 'schema.type') return `${at} has to be of the type ${limit}`;
  return `${at} does not fit: ${code.replace('schema.', '')} ${limit}`;
}

/** Where an answer differs from its declaration. */
function shapeDetail(call: CallName, value: unknown): string | undefined {
  const read = readAnswer(call, value);
  return read.ok ? undefined : read.problems.slice(0, MOST_PROBLEMS).map(faultText).join('; ');
}

const isMissing = ({ status, outcome }: Exchange): boolean =>
  status === 404 || status === 405 || (outcome.kind === 'refused' && outcome.code === 'call.unknown');

function noteAnswer(run: Run, { call, isRequired }: NeededCall, exchange: Exchange): void {
  const { outcome, status } = exchange;
  const found = (verdict: 'passed' | 'failed' | 'advice' | 'skipped', detail = '') =>
    note(run, { area: 'answers', check: SHAPE, verdict, detail, call });
  const wrong = isRequired ? 'failed' : 'advice';
  if (isMissing(exchange))
    return found(
      wrong,
      `HTTP ${status}: the platform does not have this call. Build it, or set its path in behaviour.platform.paths to empty: then what needs it is not shown.`,
    );
  if (isPermission(exchange))
    return found('skipped', `the test account may not ask this (HTTP ${status}): name an account that may`);
  switch (outcome.kind) {
    case 'answered': {
      const size = `${Math.ceil(exchange.bytes.length / 1024)} KB`;
      note(run, { area: 'limits', check: SIZE, verdict: 'passed', detail: size, call });
      const detail = shapeDetail(call, outcome.value);
      return detail === undefined ? found('passed') : found('failed', `${detail}.${beginningOf(exchange)}`);
    }
    case 'refused':
      return found(wrong, `refused with “${outcome.code}” (HTTP ${status}): ${outcome.message}`);
    case 'unreadable':
    case 'unreachable':
      return found(wrong, outcomeText(exchange));
    case 'slow':
      return found('skipped', 'there was no answer in time');
    case 'tooLarge':
      note(run, { area: 'limits', check: SIZE, verdict: 'failed', detail: MOST, call });
      return found('skipped', 'the answer was too large to read');
  }
}

/** Remembers ids in an answer that other calls need. */
function learn({ known }: Run, call: CallName, value: unknown): void {
  const rows = isObject(value) && Array.isArray(value['list']) ? value['list'] : value;
  const first: unknown = Array.isArray(rows) ? rows[0] : undefined;
  if (!isObject(first)) return;
  if ((call === 'subordinates' || call === 'downlines') && first['memberId'] !== undefined)
    known.set('memberId', String(first['memberId']));
  if (call === 'lotteryGames' || call === 'lotteryPopular') known.set('gameIds', String(first['gameId']));
  const games: unknown = call === 'vnLotteryMenu' ? first['games'] : undefined;
  const lottery: unknown = Array.isArray(games) ? games[0] : undefined;
  if (isObject(lottery)) known.set('gameId', String(lottery['gameId']));
}

/** Sends one read several times and checks its answer: shape, size, encoding and time. */
export async function checkRead(run: Run, needed: NeededCall, token: string | undefined): Promise<Exchange> {
  const { call } = needed;
  const query = sampleQuery(call, run);
  const exchanges: Exchange[] = [];
  for (let attempt = 0; attempt < (askedOnce.includes(call) ? 1 : run.samples); attempt += 1) {
    exchanges.push(await run.client.ask(call, { query, token }));
    if (exchanges.at(-1)?.outcome.kind !== 'answered') break;
  }
  const judged = exchanges.find(({ outcome }) => outcome.kind === 'slow') ?? exchanges[0];
  if (judged === undefined) throw new Error('A read is asked at least once.');
  noteAnswer(run, needed, judged);
  if (isMissing(judged)) return judged;
  checkEncoding(run, judged);
  checkTiming(run, call, exchanges, timeLimitOf(call));
  if (judged.outcome.kind === 'answered') learn(run, call, judged.outcome.value);
  return judged;
}
