import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { MallItems } from './MallItems.tsx';

const meta = { component: MallItems, args: { columns: 2 }, globals: { audience: 'member' } } satisfies Meta<typeof MallItems>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With two items in a row there is room for their names. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const Slow: Story = { globals: { audience: 'member', platform: 'slow' } };
/** With three items in a row most names are cut. */
export const ThreeColumns: Story = { tags: ['bad-example'], args: { columns: 3 } };
export const Empty: Story = { decorators: [withAnswers({ mall: { points: 0, items: [] } })] };
export const LongText: Story = {
  decorators: [
    withAnswers({
      mall: {
        points: 123_456_789,
        items: [{ id: 'long', title: LONG_WORD.repeat(2), points: 123_456, amount: 123_456_789_012.5 }],
      },
    }),
  ],
};
