import type { CallAnswer, CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { contractSamples } from './contractSamples.ts';
import { memberSamples } from './memberSamples.ts';
import { paymentSamples } from './paymentSamples.ts';
import { recordSamples } from './recordSamples.ts';
import { teamSamples } from './teamSamples.ts';

const SLOW_MS = 3000;

/** What a played member sees of himself. Marked as samples, so that they are not taken for real. */
const samples: { readonly [C in CallName]?: CallAnswer<C> } = {
  member: { id: 0, account: 'preview-member', nickname: 'Preview', type: 0, clubLabel: { labelName: 'Sample' } },
  wallet: { sumBalance: 1234.56 },
  ...memberSamples,
  ...paymentSamples,
  ...recordSamples,
  ...teamSamples,
  ...contractSamples,
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The platform as the preview plays it: reads are real, a session's answers are samples, nothing is ever sent. What is read is made hard to
 * show where the scenario says so, by code that is loaded for that.
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
      const sample = samples[call];
      if (sample !== undefined) return shown(call, sample);
      if ('session' in calls[call]) throw new ApiError('preview.notSent', 0, call);
      return shown(call, await real.read(call, params));
    },
    async send(call) {
      await behave();
      throw new ApiError('preview.notSent', 0, call);
    },
  };
}
