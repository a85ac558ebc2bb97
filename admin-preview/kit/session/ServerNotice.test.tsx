import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Refusal } from '../api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { ServerNotice } from './ServerNotice.tsx';

it('says what to set when requests come through a proxy that is not trusted', async () => {
  renderTool(<ServerNotice />, { role: 'admin', api: { notices: async () => ['proxy.untrusted'] } });
  expect(await screen.findByRole('status')).toHaveTextContent(/set TRUST_PROXY to their number/);
});

it.each([
  ['all is well', async () => []],
  ['it cannot be known', () => Promise.reject(new Refusal('network'))],
])('shows nothing when %s', async (_title, notices) => {
  const asked = vi.fn(notices);
  renderTool(<ServerNotice />, { role: 'admin', api: { notices: asked } });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('status')).toBeNull();
});
