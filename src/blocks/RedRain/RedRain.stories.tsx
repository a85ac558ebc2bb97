import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { RedRain } from './RedRain.tsx';

const meta = { component: RedRain, args: { amounts: true }, globals: { audience: 'agent' } } satisfies Meta<typeof RedRain>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A platform that has the call. */
const withRounds = (redRain: CallAnswer<'redRain'>) =>
  withAnswers({ redRain }, (site) => ({
    ...site,
    behaviour: {
      ...site.behaviour,
      platform: { ...site.behaviour.platform, paths: { ...site.behaviour.platform.paths, redRain: '/wps/red' } },
    },
  }));

const round = (id: number, startsAt: string) => ({ id, startsAt, endsAt: startsAt.replace(':00:00', ':05:00'), amount: 800 });

export const NotSet: Story = {};
/** The prize pool says which round is worth coming back for. */
export const Rounds: Story = {
  tags: ['good-example'],
  decorators: [withRounds({ rounds: [round(1, '2020-01-01T12:00:00Z'), round(2, '2999-01-01T12:00:00Z')] })],
};
export const None: Story = { decorators: [withRounds({ rounds: [] })] };
export const LongText: Story = {
  decorators: [
    withRounds({ rounds: [{ ...round(1, '2020-01-01T12:00:00Z'), title: LONG_WORD.repeat(2), amount: 123_456_789_012.5 }] }),
  ],
};
export const RightToLeft: Story = { globals: { audience: 'agent', brand: 'sahara', language: 'AR' } };
/** A round without its prize pool gives no reason to come back. */
export const WithoutAmounts: Story = { ...Rounds, tags: ['bad-example'], args: { amounts: false } };
