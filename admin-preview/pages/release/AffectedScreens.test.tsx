import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { samplePreset } from '../../model/testing/sampleView.ts';
import { AffectedScreens } from './AffectedScreens.tsx';

const resolved = resolveSite(samplePreset);

const show = (...regions: string[]) =>
  renderTool(
    <AffectedScreens
      before={resolved}
      after={resolved}
      names={['Live', 'Draft']}
      pointers={regions.map((region) => `/template/layout/${region}`)}
    />,
  );

it('names the one screen that changes', () => {
  show('mall');
  expect(screen.getByRole('heading', { name: 'Points mall' })).toBeVisible();
});

it('has a few screens in view', () => {
  show('mall', 'inbox', 'login');
  const screens = screen.getByRole('radiogroup', { name: 'Before and after' });
  expect(screens).toHaveTextContent('LoginPoints mallInbox');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('lists more than a few', async () => {
  const { user } = show('mall', 'inbox', 'login', 'register', 'agentHome', 'redRain');
  const screens = screen.getByRole('combobox', { name: 'Before and after' });
  expect(screens).toHaveDisplayValue('Login');
  await user.selectOptions(screens, 'Red packet rain');
  expect(screens).toHaveDisplayValue('Red packet rain');
});
