import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from './createClient.ts';
import { walkStep } from './Walk.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

const refusal = (value?: object) => ({ success: false, errorCode: 'rate.limited', message: 'Too many requests.', value });
const status = { success: true, value: 0 };

/** A platform with these answers, one after another; the last one is repeated. */
async function platformOf(...answers: readonly object[]): Promise<{ readonly url: string; readonly asked: () => number }> {
  let asked = 0;
  server = createServer((_req, res) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(answers[Math.min(asked, answers.length - 1)]));
    asked += 1;
  });
  await new Promise<void>((done) => void server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // a server that listens on a port
  return { url: `http://aurora.localhost:${port}`, asked: () => asked };
}

function clientOf(url: string) {
  const waits: number[] = [];
  const waitTurn = (ms: number) => {
    waits.push(ms);
    return Promise.resolve();
  };
  return { client: createClient({ url, merchantCode: 'aurora', waitTurn }), waits };
}

describe('the walk of journeys', () => {
  it('reaches names below localhost on a machine whose resolver does not know them', async () => {
    const { url } = await platformOf(status);
    expect(await clientOf(url).client.read('status')).toBe(0);
  });

  it('waits for its turn and asks again where a platform limits how often it is asked', async () => {
    const { url, asked } = await platformOf(refusal({ retryAfterS: 131 }), refusal(), status);
    const { client, waits } = clientOf(url);
    expect(await client.read('status')).toBe(0);
    expect({ waits, asked: asked() }).toEqual({ waits: [131_000, 60_000], asked: 3 });
  });

  it('calls a step that it may not try for longer throttled, and not failed', async () => {
    const { url } = await platformOf(refusal({ retryAfterS: 86_400 }));
    const { client, waits } = clientOf(url);
    const step = await walkStep('login', true, async () => void (await client.read('status')));
    expect({ waits, state: step.state }).toEqual({ waits: [], state: 'throttled' });
  });

  it('says in a sentence that nothing answers', async () => {
    const { url } = await platformOf(status);
    server?.close();
    await expect(clientOf(url).client.read('status')).rejects.toMatchObject({
      code: 'network',
      message: expect.stringMatching(/^http:\/\/localhost:\d+ does not answer: .*ECONNREFUSED/) as unknown,
    });
  });
});
