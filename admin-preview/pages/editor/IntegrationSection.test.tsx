import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { IntegrationSection } from './IntegrationSection.tsx';

const TOAST = '/template/behaviour/timings/toastMs';
const VIP = '/template/behaviour/menus/vip/path';

const tables = () => screen.queryAllByRole('table').map((table) => table.getAttribute('aria-label'));
const rows = () => screen.getAllByRole('row').filter((row) => within(row).queryAllByRole('cell').length > 0);

afterEach(() => {
  location.hash = '';
});

describe('the settings of the integration', () => {
  it('are in a table of one topic, each with its default and where it shows', () => {
    location.hash = '#/demo/integration/timings';
    renderTool(<IntegrationSection at={undefined} />);
    expect(tables()).toEqual(['Timings']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Setting and value',
      'Product default',
      'Shows on',
    ]);
    const [setting, byDefault] = within(rows()[0] as HTMLElement).getAllByRole('cell'); // timings has rows
    expect(within(setting as HTMLElement).getByRole('textbox')).toHaveValue('1.5'); // a row has cells
    expect(byDefault).toHaveTextContent('1.5 sec');
  });

  it('are filtered by text over all topics, by name and by key, and say how many are left', async () => {
    const { user } = renderTool(<IntegrationSection at={undefined} />);
    const filter = screen.getByRole('searchbox');
    // At once: one letter lets nearly every setting through, and drawing them all takes seconds here.
    await user.click(filter);
    await user.paste('menus/vip');
    expect(tables()).toEqual(['Member menus']);
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('2 settings');
    await user.tripleClick(filter);
    await user.paste('zzzz');
    expect(screen.getByText('No setting matches the filter')).toBeVisible();
  });

  it('are filtered to what is not live, whatever differs from the preset, and are edited in place', async () => {
    const { user, store } = renderTool(<IntegrationSection at={undefined} />, { edits: { [TOAST]: 4321, [VIP]: '/x' } });
    await user.click(screen.getByRole('checkbox', { name: 'Changed only' }));
    expect(tables()).toEqual(['Member menus', 'Timings']);
    expect(rows()).toHaveLength(2);
    const field = screen.getByDisplayValue('4.321');
    await user.clear(field);
    await user.type(field, '5');
    expect(valueAt(store.getState().document, TOAST)).toBe(5000);
    await user.click(screen.getAllByRole('button', { name: /^Revert: / })[1] as HTMLElement); // one for each row
    expect(valueAt(store.getState().document, TOAST)).toBeUndefined();
    expect(tables()).toEqual(['Member menus']);
  });

  it('are in view when one is led to them, whatever was filtered', async () => {
    location.hash = `#/demo/integration?at=${encodeURIComponent(TOAST)}`;
    renderTool(<IntegrationSection at={TOAST} />);
    expect(tables()).toEqual(['Timings']);
  });
});
