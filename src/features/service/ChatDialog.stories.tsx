import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { ChatDialog } from './ChatDialog.tsx';

const meta = {
  component: ChatDialog,
  args: { onClose: () => undefined },
  decorators: [
    withAnswers({
      chatModels: [
        { id: 'desk', name: 'Service desk' },
        { id: 'money', name: 'Payments' },
      ],
    }),
  ],
} satisfies Meta<typeof ChatDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  decorators: [
    withAnswers({
      chatModels: [1, 2].map((id) => ({ id: String(id), name: LONG_WORD })),
    }),
  ],
};
