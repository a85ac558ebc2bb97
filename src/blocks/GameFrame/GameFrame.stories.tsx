import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { SiteContext, useSite } from '#src/site/siteContext.ts';
import { LONG_WORD, longGames } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { withHttp } from '#tests/support/withHttp.tsx';
import { GameFrame } from './GameFrame.tsx';

const path = (query: string) => `/m/play?vassalage=NOVR&gameType=RNG&${query}`;
const list = longGames.map((game, index) => ({ ...game, gameName: `Comet Chaser ${index + 1}`, freeplay: 1 }));
const page = (games: typeof list) => ({ games, pageNum: 1, totalPages: 1, totalCount: games.length });

const meta = {
  component: GameFrame,
  args: { balance: true, deposit: true, recent: true, favourite: true, fullScreen: true },
  globals: { audience: 'member' },
  parameters: { layout: 'fullscreen', path: path('id=1&gameId=L1&freeplay=1') },
  decorators: [withAnswers({ games: page(list), recentList: { list, totalPages: 1 } })],
} satisfies Meta<typeof GameFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

function LivePage({ type, children }: { readonly type: number; readonly children: ReactNode }) {
  const value = useSite();
  const live = useMemo(() => ({ ...value, mode: 'live' as const }), [value]);
  useLayoutEffect(() => {
    const { merchantCode } = value.site;
    const session = { token: 'a-story-token-of-length', merchantCode, userName: 'mira2026', type, firstTimeLogin: false };
    value.store.getState().setSession(session);
  }, [value, type]);
  return <SiteContext value={live}>{children}</SiteContext>;
}

/** A preview launches nothing. */
const live = (type: number, launch: () => Promise<unknown>): Decorator[] => [
  (Story) => (
    <LivePage type={type}>
      <Story />
    </LivePage>
  ),
  withHttp((http): Http => ({
    ...http,
    // What a story does not name is what the platform answers to it.
    send: (call, body) => (call === 'launch' ? (launch() as never) : http.send(call, body)),
  })),
];

/** A game of this page, which is as empty as one that has just begun to draw. */
const running = async () => Promise.resolve({ url: 'about:blank' });

/** All that the bar may have, and a tap away what else can be done. */
export const Default: Story = { tags: ['good-example'] };
export const Running: Story = { decorators: live(0, running) };
export const Opening: Story = { decorators: live(0, () => new Promise(() => undefined)) };
export const Refused: Story = { decorators: live(0, () => Promise.reject(new ApiError('game.maintenance', 409, ''))) };
export const Demo: Story = { globals: { audience: 'trial' }, decorators: live(4, running) };
export const MoneyOnly: Story = {
  globals: { audience: 'trial' },
  parameters: { path: path('id=1&gameId=L1') },
  decorators: live(4, running),
};
export const Menu: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Game menu' })),
};
export const StudioLobby: Story = { parameters: { path: path('') } };
export const NoGame: Story = { parameters: { path: '/m/play' } };
export const LongName: Story = {
  decorators: [
    withAnswers({ games: page(list.map((game) => ({ ...game, gameName: LONG_WORD }))), wallet: { sumBalance: 9_876_543_210.5 } }),
  ],
};
export const Light: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const LargeText: Story = { globals: { textSize: '200' } };
/** Without balance and deposit a member leaves the game to see what is left to play with. */
export const NothingButBack: Story = {
  tags: ['bad-example'],
  args: { balance: false, deposit: false, recent: false, favourite: false, fullScreen: false },
};
