import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  args: { to: 'content', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">
        <h1>Content</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Focused: Story = {
  play: ({ canvas }) => canvas.getByRole('link', { name: 'Skip to content' }).focus(),
};
