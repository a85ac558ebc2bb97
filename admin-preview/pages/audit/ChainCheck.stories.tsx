import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { AuditCheck } from '#schemas/edges/api/audit.schema.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { ChainCheck } from './ChainCheck.tsx';

const unbroken: AuditCheck = { entries: 1204, hash: 'c0ffee'.repeat(10), keepDays: 730, fault: null };

const meta = {
  component: ChainCheck,
  globals: wide,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(/c0ffee/)).toBeVisible();
  },
} satisfies Meta<typeof ChainCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (check: AuditCheck) => [inTool({ api: { checkAudit: async () => check } })];

export const Unbroken: Story = { decorators: answering(unbroken) };

export const Broken: Story = {
  decorators: answering({ ...unbroken, fault: { kind: 'broken', id: 77, at: '2026-03-01T12:00:00Z' } }),
};

/** The newest entries are gone. */
export const Cut: Story = { decorators: answering({ ...unbroken, fault: { kind: 'cut', id: null, at: null } }) };
