import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '../api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { OperatorMenu } from './OperatorMenu.tsx';

/** The test's page knows no top layer. */
beforeEach(() => void Object.assign(HTMLElement.prototype, { hidePopover: () => undefined }));
afterEach(() => localStorage.removeItem('livery.tool.theme'));

const menu = () => within(screen.getByRole('group', { name: /^Signed in as ann/, hidden: true }));

it('leads to the account, and holds language and way out', () => {
  renderTool(<OperatorMenu />);
  expect(screen.getByRole('button', { name: 'Signed in as ann (publisher)' })).toBeVisible();
  expect(menu().getByRole('link', { name: 'Your account', hidden: true })).toHaveAttribute('href', '#/-/account');
  expect(menu().getByRole('combobox', { name: 'Tool language', hidden: true })).toBeInTheDocument();
});

it('paints the tool in the look that is chosen, and keeps it for the next time', async () => {
  const { user } = renderTool(<OperatorMenu />);
  await user.click(menu().getByRole('radio', { name: 'Dark', hidden: true }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  cleanup();
  renderTool(<OperatorMenu />);
  expect(menu().getByRole('radio', { name: 'Dark', hidden: true })).toBeChecked();
});

it('stays signed in without a connection', async () => {
  const { user } = renderTool(<OperatorMenu />, { api: { signOut: () => Promise.reject(new Refusal('network')) } });
  await user.click(menu().getByRole('button', { name: 'Sign out', hidden: true }));
  expect(screen.getByRole('button', { name: /^Signed in as ann/ })).toBeVisible();
});

it('leads to the support bundle where there is a merchant', async () => {
  const { user } = renderTool(<OperatorMenu />);
  expect(menu().queryByRole('button', { name: 'Support bundle', hidden: true })).toBeNull();
  cleanup();
  const opened = vi.fn();
  renderTool(<OperatorMenu onSupport={opened} />);
  await user.click(menu().getByRole('button', { name: 'Support bundle', hidden: true }));
  expect(opened).toHaveBeenCalledOnce();
});
