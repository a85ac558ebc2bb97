import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { settingFor } from '../../model/testing/settingFor.ts';
import { DraftField } from './DraftField.tsx';

const TITLE = '/template/parameters/title';
const IDLE = '/template/behaviour/responsible/idleMinutes';

it('a field that is not live yet says what players see, and goes back to it in one press', async () => {
  const { user, store } = renderTool(<DraftField setting={settingFor(TITLE)} />, { edits: { [TITLE]: 'New' } });
  expect(screen.getByText('Edited, was “Demo”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revert: Site title' }));
  expect(valueAt(store.getState().document, TITLE)).toBe('Demo');
  expect(screen.queryByText(/^Edited/)).toBeNull();
});

it('a field that players see as it is says nothing, though it differs from the preset', () => {
  renderTool(<DraftField setting={settingFor(TITLE)} />);
  expect(screen.getByText('Own value')).toBeVisible();
  expect(screen.queryByText(/^Edited/)).toBeNull();
});

it('the source of a setting is shown to an operator who may only read, by mouse and by keyboard', () => {
  renderTool(
    <fieldset disabled>
      <DraftField setting={settingFor(TITLE)} />
    </fieldset>,
    { role: 'viewer' },
  );
  expect(screen.getByRole('textbox', { name: 'Site title' })).toBeDisabled();
  const source = screen.getByRole('button', { name: 'Own value. Source of Site title' });
  expect(source).toBeEnabled();
  // Events as a browser sends them: user-event takes everything inside a disabled fieldset for disabled.
  fireEvent.click(source);
  expect(screen.getByText('Shows on')).toBeVisible();
  fireEvent.keyDown(source, { key: 'Enter' });
  expect(screen.queryByText('Shows on')).toBeNull();
  fireEvent.keyDown(source, { key: ' ' });
  expect(source).toHaveAttribute('aria-expanded', 'true');
});

it('a setting that the live release inherits is inherited again when it is reverted', async () => {
  const { user, store } = renderTool(<DraftField setting={settingFor(IDLE)} />, { edits: { [IDLE]: 7 } });
  await user.click(screen.getByRole('button', { name: /^Revert: / }));
  expect(valueAt(store.getState().document, IDLE)).toBeUndefined();
});
