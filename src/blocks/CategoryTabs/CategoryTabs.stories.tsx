import type { Meta, StoryObj } from '@storybook/react-vite';
import { noVendors } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';

const meta = { component: CategoryTabs, args: { sticky: true, icons: true, search: true } } satisfies Meta<typeof CategoryTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Players find a category by its icon before they have read its name. */
export const WithIcons: Story = { tags: ['good-example'] };
export const WithoutSearch: Story = { args: { search: false } };
/** Without icons the chips look alike, and players have to read each of them. */
export const WordsOnly: Story = { tags: ['bad-example'], args: { icons: false } };
export const Empty: Story = { decorators: [withAnswers({ vendors: noVendors })] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LargeText: Story = { globals: { textSize: '200' } };
