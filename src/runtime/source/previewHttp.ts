import type { CallAnswer, CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import { samples } from '#schemas/generated/samples.js';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';

const SLOW_MS = 3000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The platform as simulated by the preview: reads are real, a session's answers are samples, nothing is ever sent. If the scenario says so,
 * answers are made hard to display, by code loaded for that.
 */
export function previewHttp(real: Http, { platform, content }: Pick<Scenario, 'platform' | 'content'>): Http {
  async function shown<C extends CallName>(call: C, answer: CallAnswer<C>): Promise<CallAnswer<C>> {
    if (content === 'real') return answer;
    const { hostileAnswer } = await import('../hostile/hostileAnswer.ts');
    return hostileAnswer(content, call, answer);
  }
  const behave = async () => {
    if (platform === 'slow') await wait(SLOW_MS);
    if (platform === 'failing') throw new ApiError('http.500', 500, 'The preview plays a failing platform.');
  };
  return {
    async read(call, params) {
      await behave();
      return shown(call, 'session' in calls[call] ? samples[call] : await real.read(call, params));
    },
    async send(call) {
      await behave();
      throw new ApiError('preview.notSent', 0, call);
    },
  };
}
