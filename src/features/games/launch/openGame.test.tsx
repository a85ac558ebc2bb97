import { expect, it } from 'vitest';
import { inSite } from '#tests/support/renderWithSite.tsx';
import { requestLaunch } from './openGame.ts';

const game = { vassalage: 'NOVR', gameType: 'RNG', nodeId: 7 };

it.each([
  ['with the funds brought first', true, false, ['walletTransfer', 'launch']],
  ['free, where no funds are needed', true, true, ['launch']],
  ['as it is', false, false, ['launch']],
])('a game is asked for %s', async (_what, bringFunds, isFree, asked) => {
  const { site, http } = inSite(null, {
    release: { '/template/behaviour': { play: { bringFunds } } },
    answers: { walletTransfer: { sumBalance: 1 }, launch: { url: '/play/1' } },
  });
  await requestLaunch({ http, game, language: 'EN', isFree, play: site.behaviour.play });
  expect(http.asked.map(({ call }) => call)).toEqual(asked);
  if (bringFunds && !isFree) expect(http.asked[0]?.given).toEqual({ vendor: 'NOVR' });
});
