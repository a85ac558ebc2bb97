import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastList } from './ToastList.tsx';

const toasts = [
  { id: 1, kind: 'success', text: 'Welcome back, Mira', durationMs: 600_000 },
  { id: 2, kind: 'loading', text: 'Please wait', durationMs: 600_000 },
  { id: 3, kind: 'error', text: 'Wrong username or password', durationMs: 600_000 },
] as const;

const meta = { component: ToastList, args: { toasts, onHide: () => undefined } } satisfies Meta<typeof ToastList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {};
export const Empty: Story = { args: { toasts: [] } };
export const LongText: Story = {
  args: {
    toasts: [
      {
        id: 1,
        kind: 'info',
        text: 'Diese Benachrichtigungstextlänge überschreitet jede Erwartung. '.repeat(4),
        durationMs: 600_000,
      },
    ],
  },
};
