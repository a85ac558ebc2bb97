import { expect, it } from 'vitest';
import type { MerchantPlatform } from '#server/platform/MerchantPlatform.ts';
import type { PlayerBuild } from '#server/site/PlayerServer.ts';
import { openMemoryDatabase } from '#server/store/testing/openMemoryDatabase.ts';
import { type TestServer, startTestServer, testBrand } from '#server/testing/startTestServer.ts';
import { MERCHANT, startTestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { resolveAddress, renderPage, themeCss } from '#src/app/start/entryServer.tsx';

const HOST = `${MERCHANT}.localhost`;

/** The player from its sources; of the build only the order of its file names matters here. */
const player: PlayerBuild = {
  loadPlayer: async () => ({ renderPage, resolveAddress, themeCss }),
  bootScript: '/assets/boot.js',
  filesOf: async (drawn, first) => ({ sheet: `/assets/${drawn.join('+')}`, stylesFor: () => '', chunks: first }),
};

/** A platform whose answers to simultaneous calls arrive in the order of their names, or in reverse. */
function ordered(platform: MerchantPlatform, direction: 1 | -1): { platform: MerchantPlatform; arrived: string[] } {
  const arrived: string[] = [];
  const held: { readonly name: string; readonly give: () => void }[] = [];
  let underWay = 0;
  const giveAll = () => {
    for (const { name, give } of held.splice(0).toSorted((a, b) => (a.name < b.name ? -direction : direction))) {
      arrived.push(name);
      give();
    }
  };
  return {
    arrived,
    platform: {
      async read(call, params, caller) {
        underWay += 1;
        const answer = platform.read(call, params, caller);
        await Promise.allSettled([answer]);
        underWay -= 1;
        await new Promise<void>((give) => {
          held.push({ name: JSON.stringify([call, params]), give });
          if (underWay === 0) giveAll();
        });
        return answer;
      },
    },
  };
}

/** A server on a store of its own and a platform of its own. */
async function startNode(direction: 1 | -1) {
  const { sandbox, close } = await startTestSandbox();
  const { platform, arrived } = ordered(sandbox.platform, direction);
  const server: TestServer = await startTestServer([testBrand(MERCHANT, { language: 'EN,AR' })], openMemoryDatabase, {
    platform,
    player,
  });
  return { server, arrived, close: async () => (await server.close(), close()) };
}

/** Two whole servers start and render every page twice, which takes long on a busy machine. */

it('two nodes write the same bytes, in whatever order the platform answers', async () => {
  const nodes = await Promise.all([startNode(1), startNode(-1)]);
  const differing: string[] = [];
  for (const path of ['/m/home', '/m/slot-games', '/m/gameCenter', '/m/sport-games', '/m/help?i=1']) {
    for (const language of ['en', 'ar']) {
      const pages = await Promise.all(
        nodes.map(({ server }) => server.ask(HOST, path, { headers: { 'accept-language': language } })),
      );
      const [one, other] = pages;
      expect([one?.status, one?.headers['cache-control']]).toEqual([200, expect.stringContaining('public')]);
      if (one?.text !== other?.text || one?.headers.etag !== other?.headers.etag) differing.push(`${path} ${language}`);
    }
  }
  expect(differing).toEqual([]);
  expect(nodes[0].arrived).not.toEqual(nodes[1].arrived);
  await Promise.all(nodes.map(({ close }) => close()));
});
