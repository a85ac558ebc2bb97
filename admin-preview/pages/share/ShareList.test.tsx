import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { ShareList } from './ShareList.tsx';

const share = {
  audience: 'guest',
  by: 'kim',
  createdAt: '2026-03-01T12:00:00Z',
  expiresAt: '2026-03-02T12:00:00Z',
  openedAt: null,
} as const;

function Shares() {
  const [ids, setIds] = useState([1, 2]);
  const shares = ids.map((id) => ({ ...share, id }));
  return <ShareList shares={shares} onRevoke={(gone) => setIds(ids.filter((id) => id !== gone))} />;
}

it('keeps the focus: a revoked link leaves it to the next one, and the last one to the list’s place', async () => {
  const { user } = renderTool(<Shares />);
  const revoke = () => screen.getAllByRole('button', { name: /^Revoke/ });
  await user.click(revoke()[0] ?? document.body);
  expect(revoke()[0]).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('None.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Active links' })).toHaveFocus();
});
