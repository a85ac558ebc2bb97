import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { ShareView } from '#schemas/edges/api/shares.schema.ts';
import type { OperatorsApi } from '../../kit/api/operatorsApi.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { ShareDialog } from './ShareDialog.tsx';

const share: ShareView = {
  id: 1,
  audience: 'guest',
  by: 'kim',
  createdAt: '2026-03-01T12:00:00Z',
  expiresAt: '2026-03-02T12:00:00Z',
  openedAt: null,
};
const shares = async () => [share, { ...share, id: 2, audience: 'agent' as const, by: null, openedAt: '2026-03-01T13:00:00Z' }];
const sharing = (addShare: OperatorsApi['addShare']) => inTool({ api: { shares: async () => [], addShare } });
const make = () => userEvent.click(screen.getByRole('button', { name: 'Create link' }));

const meta = {
  component: ShareDialog,
  globals: wide,
  args: { onClose: () => undefined },
  decorators: [inTool({ api: { shares } })],
} satisfies Meta<typeof ShareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLinks: Story = {};
export const WithLinksInChinese: Story = { globals: { language: 'CN', theme: 'light' } };
export const None: Story = { decorators: [inTool({ api: { shares: async () => [] } })] };
export const OnlyToRead: Story = { decorators: [inTool({ role: 'viewer', api: { shares } })] };
export const Unreachable: Story = {
  decorators: [inTool({ api: { shares: () => Promise.reject(new Refusal('network')) } })],
};
export const Making: Story = { decorators: [sharing(() => new Promise(() => undefined))], play: make };
export const Made: Story = {
  decorators: [sharing(async () => ({ ...share, url: `https://demo.example/draft/${'k7'.repeat(20)}` }))],
  async play() {
    await make();
    await waitFor(() => expect(screen.getByRole('img')).toBeVisible()); // the dialog is on its way in
  },
};
