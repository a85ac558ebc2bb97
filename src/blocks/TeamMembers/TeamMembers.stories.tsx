import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageOf } from '#tests/support/recordAnswers.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { memberAt } from '#tests/support/teamAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { TeamMembers } from './TeamMembers.tsx';

const meta = { component: TeamMembers, args: { move: true }, globals: { audience: 'agent' } } satisfies Meta<typeof TeamMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Agents move members within their team by themselves. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { audience: 'agent', brand: 'sahara', language: 'AR' } };
export const Light: Story = { globals: { audience: 'agent', theme: 'light' } };
export const Failing: Story = { globals: { audience: 'agent', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'agent', platform: 'slow' } };
export const Empty: Story = {
  decorators: [withAnswers({ subordinates: { list: [], totalCount: 0 }, downlines: { list: [], totalCount: 0 } })],
};
export const LongText: Story = {
  decorators: [
    withAnswers({
      subordinates: pageOf(2, {}, (index) =>
        memberAt(index, { username: LONG_WORD.repeat(2), nickname: LONG_WORD, upline: LONG_WORD, teamSize: 123_456 }),
      ),
    }),
  ],
};
/** Agents have to ask customer support to move a member. */
export const OnlyShown: Story = { tags: ['bad-example'], args: { move: false } };
export const NotOffered: Story = {
  decorators: [
    withAnswers({}, (site) => ({
      ...site,
      behaviour: {
        ...site.behaviour,
        platform: { ...site.behaviour.platform, paths: { ...site.behaviour.platform.paths, downlines: '' } },
      },
    })),
  ],
};
