import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { DraftField } from '../fields/DraftField.tsx';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { settingFor } from '../../model/testing/settingFor.ts';

const GATES = '/template/behaviour/gates/pages';
const STATUSES = '/template/behaviour/platform/statusPages';
const MODULES = '/template/behaviour/platform/moduleCalls';
const ERRORS = '/template/behaviour/platform/errorTexts';

function draw(pointer: string, value: readonly string[]) {
  const { store, user } = renderTool(<DraftField setting={settingFor(pointer)} />, { edits: { [pointer]: value } });
  return { user, stored: () => valueAt(store.getState().resolved.full, pointer) };
}
const rows = () => within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem');
const right = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const add = (title: string) => screen.getByRole('button', { name: `Add to ${title}` });

describe('pairs', () => {
  it.each([
    [GATES, '/m/feedback=formal', 'Feedback · /m/feedback', 'Full members; guests log in first'],
    [GATES, '/m/nowhere=agent', '/m/nowhere', 'Agents'],
    [STATUSES, '7=open', '7', 'Open'],
    [MODULES, 'wallet=', 'wallet', 'empty'],
    [MODULES, 'wallet=records', 'wallet', 'Module: records'],
    [ERRORS, '40301=error.network', '40301', 'No connection. Check your network and try again.'],
    [ERRORS, '40301=gone', '40301', 'gone'],
    [ERRORS, '40301', '40301', ''],
  ])('%s “%s” reads “%s”: “%s”', (pointer, pair, left, shown) => {
    draw(pointer, [pair]);
    expect(rows()).toHaveLength(1);
    expect(within(rows()[0] ?? document.body).getByText(left)).toBeVisible();
    expect(within(rows()[0] ?? document.body).getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.textContent).toBe(
      shown,
    );
  });

  it('are added for a page that is chosen by its title, changed and taken away', async () => {
    const { user, stored } = draw(GATES, []);
    await user.selectOptions(right('New entry of Page permissions'), 'Feedback · /m/feedback');
    await user.click(add('Page permissions'));
    expect(stored()).toEqual(['/m/feedback=open']);
    expect(within(right('New entry of Page permissions')).queryByText('Feedback · /m/feedback')).toBeNull();
    await user.selectOptions(right('Page permissions: Feedback · /m/feedback'), 'Agents');
    await user.selectOptions(right('New entry of Page permissions'), 'Help centre · /m/help');
    await user.click(add('Page permissions'));
    expect(stored()).toEqual(['/m/feedback=agent', '/m/help=open']);
    await user.click(screen.getByRole('button', { name: 'Remove Feedback · /m/feedback' }));
    expect(stored()).toEqual(['/m/help=open']);
    expect(screen.getByRole('button', { name: 'Remove Help centre · /m/help' })).toHaveFocus();
  });

  it('are added for a code that is typed, which says what is wrong with it', async () => {
    const { user, stored } = draw(STATUSES, []);
    await user.type(screen.getByRole('textbox', { name: 'New entry of Other system statuses' }), '7{Enter}');
    await user.selectOptions(right('Other system statuses: 7'), 'Maintenance');
    expect(stored()).toEqual(['7=maintenance']);
    await user.type(screen.getByRole('textbox'), 'seven{Enter}');
    expect(await screen.findByText(/has an invalid format/)).toBeVisible();
    expect(rows()).toHaveLength(2);
  });
});

describe('pairs that change a table', () => {
  const PATHS = '/template/behaviour/platform/paths';
  const field = () => screen.getByRole<HTMLInputElement>('textbox');

  it('are added for a call by its title with what is usual, and typed', async () => {
    const { user, stored } = draw(PATHS, []);
    await user.selectOptions(right('New entry of Paths'), screen.getByRole('option', { name: / · games$/ }));
    await user.click(add('Paths'));
    expect(field().value).toMatch(/^\/wps\//);
    await user.clear(field());
    await user.type(field(), '/wps/own/games');
    expect(stored()).toEqual(['games=/wps/own/games']);
    expect(screen.queryByRole('option', { name: / · games$/ })).toBeNull();
  });

  it.each([
    ['a path elsewhere', 'games=https://example.com/games'],
    ['an unknown call', 'gamez=/wps/games'],
    ['no path of what nobody can do without', 'login='],
  ])('say what is wrong with %s', async (_what, pair) => {
    draw(PATHS, [pair]);
    expect(await screen.findByText(/an entry that is not name=value/)).toBeVisible();
  });
});

describe('pages in a list', () => {
  const HEADER = '/template/behaviour/chrome/withoutHeader';

  it('are chosen by their titles, those with the same beginning together', async () => {
    const { user, stored } = draw(HEADER, ['help', 'nowhere']);
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Help centre · /m/help'),
      expect.stringMatching(/nowhere.*unknown/),
    ]);
    await user.selectOptions(
      right('New entry of No header'),
      screen.getByRole('option', { name: /^Agent centre and \d+ more pages · \/m\/agent$/ }),
    );
    await user.click(add('No header'));
    expect(stored()).toEqual(['help', 'nowhere', 'agent']);
  });
});

describe('the name of a switch', () => {
  const VIP = '/template/behaviour/menus/vip/switch';
  const choice = () => screen.getByRole<HTMLSelectElement>('combobox');
  const drawn = (value: string) => {
    const { store, user } = renderTool(<DraftField setting={settingFor(VIP)} />, { edits: { [VIP]: value } });
    return { user, stored: () => valueAt(store.getState().resolved.full, VIP) };
  };

  it.each([
    ['VIPBENEFIT3', 'VIP benefits · VIPBENEFIT3'],
    ['', 'No switch'],
    ['GONE', 'GONE'],
  ])('“%s” is shown as “%s”', (value, shown) => {
    drawn(value);
    expect(choice().selectedOptions[0]?.textContent).toBe(shown);
    if (value === 'GONE') expect(choice()).toBeInvalid();
  });

  it('is chosen by its title', async () => {
    const { user, stored } = drawn('VIPBENEFIT3');
    await user.selectOptions(choice(), 'Referral promotion · REFERRAL');
    expect(stored()).toBe('REFERRAL');
    await user.selectOptions(choice(), 'No switch');
    expect(stored()).toBe('');
  });
});
