import type { Meta, StoryObj } from '@storybook/react-vite';
import { longGames } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { HotGamesList } from './HotGamesList.tsx';

const meta = {
  component: HotGamesList,
  args: { large: 3, search: true },
} satisfies Meta<typeof HotGamesList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three large games stand out, and the others follow close together. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Empty: Story = { decorators: [withAnswers({ hotGames: [] })] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LongText: Story = { decorators: [withAnswers({ hotGames: longGames })] };
/** With nine large games none of them stands out, and the page becomes twice as long. */
export const TooManyLarge: Story = { tags: ['bad-example'], args: { large: 9 } };
