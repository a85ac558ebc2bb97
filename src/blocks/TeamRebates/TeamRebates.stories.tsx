import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageOf } from '#tests/support/recordAnswers.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { memberAt } from '#tests/support/teamAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { TeamRebates } from './TeamRebates.tsx';

const meta = { component: TeamRebates, args: { search: true }, globals: { audience: 'agent' } } satisfies Meta<
  typeof TeamRebates
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member is found by a few letters of the name. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { audience: 'agent', brand: 'sahara', language: 'AR' } };
export const Light: Story = { globals: { audience: 'agent', theme: 'light' } };
export const Failing: Story = { globals: { audience: 'agent', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'agent', platform: 'slow' } };
export const Empty: Story = { decorators: [withAnswers({ downlines: { list: [], totalCount: 0 } })] };
export const LongText: Story = {
  decorators: [
    withAnswers({
      downlines: pageOf(1, {}, () => memberAt(0, { username: LONG_WORD.repeat(2), upline: LONG_WORD, rebate: 12.75 })),
    }),
  ],
};
export const NotOffered: Story = {
  decorators: [
    withAnswers({}, (site) => ({
      ...site,
      behaviour: {
        ...site.behaviour,
        platform: { ...site.behaviour.platform, paths: { ...site.behaviour.platform.paths, updateRebates: '' } },
      },
    })),
  ],
};
/** In a large team a single member cannot be found by scrolling. */
export const WithoutSearch: Story = { tags: ['bad-example'], args: { search: false } };
