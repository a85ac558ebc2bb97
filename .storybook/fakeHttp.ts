import { type CallAnswer, type CallName, type Params, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { exampleOf } from '#schemas/edges/openApi/exampleOf.ts';
import { samples } from '#schemas/generated/samples.js';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { hostileAnswer } from '#src/runtime/hostile/hostileAnswer.ts';

const SLOW_MS = 3000;

function gameList({ gameType, pageSize, pageNo, gameName = '', vassalage = '' }: Params): CallAnswer<'games'> {
  const size = Number(pageSize);
  const vendorCodes = String(vassalage).split(',').filter(Boolean);
  const found = samples.games.games.filter(
    (entry) =>
      (gameType === 'ALL' || gameType === entry.gameType) &&
      (vendorCodes.length === 0 || vendorCodes.includes(entry.vassalage)) &&
      entry.gameName.toLowerCase().includes(String(gameName).toLowerCase()),
  );
  const from = (Number(pageNo) - 1) * size;
  return {
    games: found.slice(from, from + size),
    pageNum: Number(pageNo),
    totalPages: Math.ceil(found.length / size),
    totalCount: found.length,
  };
}

/** Reads of which a page shows what it has asked for. */
const narrowed: { readonly [C in CallName]?: (params: Params) => CallAnswer<C> } = {
  games: gameList,
  winners: ({ limitNum }) => samples.winners.slice(0, Number(limitNum)),
  announcements: ({ types }) => samples.announcements.filter(({ type }) => types === type),
};

function answerTo<C extends CallName>(call: C, params: Params): CallAnswer<C> {
  const { answer } = declaredCalls[call];
  const narrow = narrowed[call];
  if (narrow) return narrow(params);
  if (call in samples) return samples[call];
  // What a write answers is made from its schema.
  return (answer === null ? undefined : exampleOf(answer)) as CallAnswer<C>;
}

/** A platform that answers as the scenario says: at once, slowly, or not at all; as it is, or made hard to show. */
export function fakeHttp(platform: Scenario['platform'], content: Scenario['content'] = 'real'): Http {
  async function read<C extends CallName>(call: C, params: Params = {}): Promise<CallAnswer<C>> {
    if (platform === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (platform === 'failing') throw new ApiError('http.500', 500, `no answer to ${call}`);
    const answer = answerTo(call, params);
    return content === 'real' ? answer : hostileAnswer(content, call, answer);
  }
  return { read, send: (call) => read(call) };
}
