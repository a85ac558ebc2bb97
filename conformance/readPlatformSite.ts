import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { siteOf } from '#src/runtime/source/httpSource.ts';
import { beginningOf, outcomeText } from './logIn.ts';
import type { PlatformClient } from './platformClient.ts';

/** The site that a platform's answers describe, as the player reads it. Throws if they describe none. */
export async function readPlatformSite(client: PlatformClient, url: string): Promise<Site> {
  const { hostname, host } = new URL(url);
  async function read<C extends CallName>(call: C): Promise<CallAnswer<C>> {
    const query: Params = call === 'template' ? { domain: hostname, url: host, device: 'MOBILE' } : {};
    const exchange = await client.ask(call, { query });
    if (exchange.outcome.kind !== 'answered') throw new Error(`${call}: ${outcomeText(exchange)}`);
    const answer = readAnswer(call, exchange.outcome.value);
    if (!answer.ok)
      throw new Error(
        `${call}: the answer has another shape than declared: ${JSON.stringify(answer.problems)}.${beginningOf(exchange)}`,
      );
    return answer.value;
  }
  const [template, settings, whitelabel, registerSettings] = [
    await read('template'),
    await read('settings'),
    await read('whitelabel'),
    await read('registerSettings'),
  ];
  return (await siteOf({ template, settings, whitelabel, registerSettings, status: 0 })).site;
}
