import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeliveryView, WebhookView } from '#schemas/edges/api/webhooks.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { sampleDelivery, sampleWebhook } from '../../model/testing/sampleWebhook.ts';
import { WebhooksPage } from './WebhooksPage.tsx';

const SECRET = `whsec_${'x'.repeat(43)}=`;

/** A server with these webhooks, and what it was asked. */
function open(webhooks: readonly WebhookView[] = [], deliveries: readonly DeliveryView[] = []) {
  const asked: unknown[] = [];
  let here = webhooks;
  const change = (id: number, changes: Partial<WebhookView>) => {
    here = here.map((each) => (each.id === id ? { ...each, ...changes } : each));
    return here.find((each) => each.id === id) ?? sampleWebhook();
  };
  const drawn = renderTool(<WebhooksPage />, {
    role: 'admin',
    api: {
      webhooks: async () => here,
      addWebhook: async ({ body }) => {
        asked.push(body);
        if (body.url.includes('inside')) throw new Refusal('webhook.private', 422);
        const webhook = sampleWebhook({ ...body, id: 9, last: null });
        here = [...here, webhook];
        return { webhook, secret: SECRET };
      },
      changeWebhook: async ({ webhook, body }) => {
        asked.push([webhook, body]);
        return change(webhook, body);
      },
      pauseWebhook: async ({ webhook, body: { isPaused } }) =>
        change(webhook, { state: isPaused ? 'paused' : 'active', since: isPaused ? '2026-03-01T12:00:00Z' : null }),
      removeWebhook: async ({ webhook }) => void (here = here.filter(({ id }) => id !== webhook)),
      renewWebhookSecret: async ({ webhook }) => ({ webhook: change(webhook, {}), secret: SECRET }),
      testWebhook: async ({ webhook }) => {
        const last = sampleDelivery({ type: 'webhook.test' });
        change(webhook, { last });
        return last;
      },
      webhookDeliveries: async () => deliveries,
      sendAgain: async (input) => {
        asked.push(input);
        return sampleDelivery();
      },
    },
  });
  return { ...drawn, asked };
}

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of webhooks', () => {
  it('checks the form, adds a webhook, shows its secret once, and lists it', async () => {
    const { user, asked } = open();
    expect(await screen.findByText('No webhooks')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    const dialog = within(screen.getByRole('dialog'));
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a name.')).toBeVisible();
    expect(dialog.getByText(/^Enter a complete address/)).toBeVisible();
    expect(dialog.getByText('Select at least one event.')).toBeVisible();
    expect(asked).toEqual([]);

    await user.type(dialog.getByLabelText(/^Name/), 'Team chat');
    await user.type(dialog.getByLabelText(/^Address/), 'https://inside.example/hook');
    await user.type(dialog.getByLabelText(/^Merchant/), 'aurora');
    await user.click(dialog.getByRole('checkbox', { name: /^Release published/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^This address leads into a private network/)).toBeVisible();
    await user.clear(dialog.getByLabelText(/^Address/));
    await user.type(dialog.getByLabelText(/^Address/), 'https://chat.example/hook');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(asked.at(-1)).toEqual({
      name: 'Team chat',
      url: 'https://chat.example/hook',
      merchantCode: 'aurora',
      events: ['release.published'],
    });
    expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
    await user.click(within(screen.getByRole('dialog')).getByText('Done'));
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
    expect(card('Team chat').getByText('aurora · Release published')).toBeVisible();
    expect(card('Team chat').getByText('Nothing sent yet')).toBeVisible();
  });

  it('changes one, pauses and resumes it, and removes it after a question', async () => {
    const { user, asked } = open([sampleWebhook({ name: 'Team chat' })]);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const name = screen.getByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'Data team');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked).toEqual([[1, expect.objectContaining({ name: 'Data team', merchantCode: null })]]));
    await screen.findByRole('region', { name: 'Data team' });

    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText(/^Paused since/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send test event' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('Active')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByText(/^Remove “Data team”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove now' }));
    expect(await screen.findByText('No webhooks')).toBeVisible();
  });

  it('gives a new secret after a question, and sends a test event', async () => {
    const { user } = open([sampleWebhook({ last: null })]);
    await user.click(await screen.findByRole('button', { name: 'New secret' }));
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create secret' }));
    expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
    await user.click(within(screen.getByRole('dialog')).getByText('Done'));
    await user.click(screen.getByRole('button', { name: 'Send test event' }));
    expect(await screen.findByText(/^Last event: Test event/)).toBeVisible();
  });

  it('says why one gets nothing, what was sent, and sends it again', async () => {
    const failed = sampleDelivery({ id: 5, state: 'failed', attempts: 8, status: 500, answer: 'Out of order' });
    const waiting = sampleDelivery({
      id: 6,
      state: 'waiting',
      attempts: 2,
      fault: 'timeout',
      status: null,
      nextAt: '2026-03-01T14:00:00Z',
    });
    const { user, asked } = open(
      [sampleWebhook({ state: 'failing', since: '2026-03-01T12:00:00Z', last: failed })],
      [waiting, failed],
    );
    expect(await screen.findByText(/an event was not delivered in any try/)).toBeVisible();
    await user.click(screen.getByText('Recent events'));
    expect(await screen.findByText(/Status 500 · 8 tries$/)).toBeVisible();
    expect(screen.getByText('Out of order')).toBeVisible();
    expect(screen.getByText(/No answer in 10 seconds · 2 tries · Next try: /)).toBeVisible();
    const again = screen.getAllByRole('button', { name: /^Send again: Release published/ });
    expect(again).toHaveLength(1);
    for (const button of again) await user.click(button);
    expect(asked).toEqual([{ webhook: 1, delivery: 5 }]);
  });

  it('says when the list cannot be loaded', async () => {
    renderTool(<WebhooksPage />, {
      role: 'admin',
      api: { webhooks: () => Promise.reject(new Refusal('database.unavailable', 503)) },
    });
    expect(await screen.findByText('The webhooks could not be loaded')).toBeVisible();
  });
});
