import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { TeamBets } from './TeamBets.tsx';

const meta = { component: TeamBets, args: { search: true }, globals: { audience: 'agent' } } satisfies Meta<typeof TeamBets>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bets of a member are found by a few letters of the name. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { audience: 'agent', brand: 'sahara', language: 'AR' } };
export const Light: Story = { globals: { audience: 'agent', theme: 'light' } };
export const Failing: Story = { globals: { audience: 'agent', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'agent', platform: 'slow' } };
export const Empty: Story = { decorators: [withAnswers({ teamBets: { list: [], totalCount: 0 } })] };
export const LongText: Story = {
  decorators: [
    withAnswers({
      teamBets: {
        list: [
          {
            betId: 'b',
            username: LONG_WORD.repeat(2),
            gameName: LONG_WORD,
            betTime: '2026-02-28T20:00:00.000Z',
            betAmount: 123_456_789_012.5,
            winAmount: 0,
          },
        ],
        totalCount: 1,
      },
    }),
  ],
};
export const NotOffered: Story = {
  decorators: [
    withAnswers({}, (site) => ({
      ...site,
      behaviour: {
        ...site.behaviour,
        platform: { ...site.behaviour.platform, paths: { ...site.behaviour.platform.paths, teamBets: '' } },
      },
    })),
  ],
};
/** In a large team the bets of a single member cannot be found by scrolling. */
export const WithoutSearch: Story = { tags: ['bad-example'], args: { search: false } };
