import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuditCheck } from '#schemas/edges/api/audit.schema.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { ChainCheck } from './ChainCheck.tsx';

const unbroken: AuditCheck = { entries: 2, hash: 'c0ffee', keepDays: null, fault: null };

it.each([
  ['an unbroken chain', unbroken, 'status', 'Unbroken: 2 entries checked.'],
  ['the broken entry', { ...unbroken, fault: { kind: 'broken', id: 77, at: '2026-03-01T12:00:00Z' } }, 'alert', 'at entry 77 of'],
  ['missing entries', { ...unbroken, fault: { kind: 'cut', id: null, at: null } }, 'alert', 'newest entries were removed'],
] as const)('the check names %s', async (_title, check, role, text) => {
  const { user } = renderTool(<ChainCheck />, { api: { checkAudit: async () => check } });
  await user.click(screen.getByRole('button', { name: 'Check integrity' }));
  const said = await screen.findByText(new RegExp(text));
  expect(said.closest(`[role=${role}]`)).toBeVisible();
});
