import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refusal } from '../../kit/api/Refusal.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { sampleDelivery, sampleWebhook } from '../../model/testing/sampleWebhook.ts';
import { WebhooksPage } from './WebhooksPage.tsx';

const failed = sampleDelivery({ id: 5, state: 'failed', attempts: 8, status: 500, answer: 'Out of order' });

const meta = { component: WebhooksPage, globals: wide } satisfies Meta<typeof WebhooksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A working, a failing, a paused and a deleted webhook. */
export const Some: Story = {
  decorators: [
    inTool({
      role: 'admin',
      api: {
        webhooks: async () => [
          sampleWebhook(),
          sampleWebhook({
            id: 2,
            name: 'Ticket system',
            merchantCode: 'lotus',
            state: 'failing',
            since: '2026-03-01T12:00:00Z',
            last: failed,
          }),
          sampleWebhook({ id: 3, name: 'Data team', state: 'paused', since: '2026-03-02T12:00:00Z' }),
          sampleWebhook({ id: 4, name: 'Old pipeline', state: 'gone', since: '2026-03-02T12:00:00Z', last: null }),
        ],
        webhookDeliveries: async () => [failed, sampleDelivery()],
      },
    }),
  ],
};

export const None: Story = { decorators: [inTool({ role: 'admin', api: { webhooks: async () => [] } })] };

export const Failed: Story = {
  decorators: [inTool({ role: 'admin', api: { webhooks: () => Promise.reject(new Refusal('database.unavailable', 503)) } })],
};
