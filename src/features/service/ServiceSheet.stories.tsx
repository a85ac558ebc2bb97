import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { ServiceSheet } from './ServiceSheet.tsx';

const entries = [
  { title: 'CS', path: 'https://chat.example/' },
  { title: 'whatsapp', path: 'https://wa.example/1' },
];

const meta = {
  component: ServiceSheet,
  args: { onClose: () => undefined },
  decorators: [withAnswers({ service: entries })],
} satisfies Meta<typeof ServiceSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { decorators: [withAnswers({ service: [] })] };
export const Unreadable: Story = { decorators: [withAnswers({ service: [{ title: 'CS', path: 'nonsense' }] })] };
export const LongText: Story = { decorators: [withAnswers({ service: [{ title: LONG_WORD, path: 'https://chat.example/' }] })] };
