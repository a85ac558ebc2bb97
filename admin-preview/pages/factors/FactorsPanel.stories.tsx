import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { FactorsView } from '#schemas/edges/api/factors.schema.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { FactorsPanel } from './FactorsPanel.tsx';

const meta = { component: FactorsPanel, globals: wide } satisfies Meta<typeof FactorsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const none: FactorsView = { isRequired: true, totpSince: null, passkeys: [], recoveryCodes: 0 };
const some: FactorsView = {
  isRequired: true,
  totpSince: '2026-02-01T12:00:00Z',
  passkeys: [{ id: 3, name: 'Chrome, Android', createdAt: '2026-02-01T12:00:00Z', usedAt: '2026-03-01T12:00:00Z' }],
  recoveryCodes: 1,
};
const offer = { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Livery:ann?secret=JBSWY3DPEHPK3PXP' };
const codes = ['zbxpx-3cexj', 'nabya-kecwp', 'xqmv7-ptbe9', '3am84-qarpy', 'twhnx-dv3jr'];

export const None: Story = { decorators: [inTool({ api: { factors: async () => none } })] };

export const Some: Story = { decorators: [inTool({ api: { factors: async () => some } })] };

/** Scan, or type the key; then a code. */
export const SettingUp: Story = {
  decorators: [inTool({ api: { factors: async () => none, offerTotp: async () => offer } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }));
    await waitFor(() => expect(document.querySelector('dialog svg[role=img]')).toBeVisible());
  },
};

/** They are shown once. */
export const NewRecoveryCodes: Story = {
  decorators: [inTool({ api: { factors: async () => some, newRecoveryCodes: async () => ({ codes }) } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New recovery codes' }));
    await expect(await canvas.findByText('zbxpx-3cexj')).toBeVisible();
  },
};
