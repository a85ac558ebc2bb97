import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchLink } from './SearchLink.tsx';

const meta = {
  component: SearchLink,
  args: { sticky: false },
  parameters: {
    withoutExamples:
      'Its only setting keeps it in view while the page scrolls, which a picture of the block alone does not show.',
  },
} satisfies Meta<typeof SearchLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
