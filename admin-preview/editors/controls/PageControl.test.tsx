import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { DraftField } from '../fields/DraftField.tsx';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { settingFor } from '../../model/testing/settingFor.ts';

const MENU = '/template/behaviour/menus/vip/path';
const TERMS = '/template/behaviour/documents/terms';
const SPORTS = '/template/behaviour/lobby/more/SPORTS';

function draw(pointer: string, value?: unknown) {
  const setting = settingFor(pointer);
  const { store, user } = renderTool(
    <DraftField setting={setting} />,
    value === undefined ? {} : { edits: { [pointer]: value } },
  );
  return { user, store, stored: () => valueAt(store.getState().resolved.full, pointer) };
}
const choice = () => screen.getByRole<HTMLSelectElement>('combobox');
const chosen = () => choice().selectedOptions[0]?.textContent;
const typed = () => screen.queryByRole('textbox');

afterEach(() => void vi.restoreAllMocks());

describe('the address of a page', () => {
  it.each([
    [MENU, '/m/help', 'Help centre · /m/help', null],
    [MENU, '/m/home', 'Home · /m/home', null],
    [TERMS, '', 'No link', null],
    [MENU, '', 'Another address', ''],
    [TERMS, '/m/help?i=5', 'Another address', '/m/help?i=5'],
    [TERMS, 'https://law.example/terms', 'Another address', 'https://law.example/terms'],
    [MENU, '/m/nowhere', 'Another address', '/m/nowhere'],
    [MENU, 'javascript:alert(1)', 'Another address', 'javascript:alert(1)'],
  ])('%s “%s” is shown as “%s”', (pointer, value, shown, text) => {
    draw(pointer, value);
    expect(chosen()).toBe(shown);
    if (text === null) expect(typed()).toBeNull();
    else expect(typed()).toHaveValue(text);
  });

  it('is chosen by the title of the page', async () => {
    const { user, stored } = draw(TERMS, 'https://law.example/terms');
    await user.selectOptions(choice(), 'Help centre · /m/help');
    expect(stored()).toBe('/m/help');
    expect(typed()).toBeNull();
    expect(choice()).toHaveAccessibleName('Terms of use');
  });

  it('is typed as another one, also while it is that of a page on the way', async () => {
    const { user, stored } = draw(SPORTS, '/m/help');
    await user.selectOptions(choice(), 'Another address');
    const field = screen.getByRole('textbox', { name: 'Address of sports' });
    expect(field).toHaveValue('/m/help');
    await user.type(field, '?i=2');
    expect(stored()).toBe('/m/help?i=2');
    expect(screen.getByText('Opens the page “Help centre”.')).toBeVisible();
  });

  it.each([
    [MENU, 'https://elsewhere.example'],
    [TERMS, 'http://law.example'],
    [SPORTS, '//evil.example'],
  ])('%s says that “%s” is not allowed', (pointer, value) => {
    draw(pointer, value);
    expect(typed()).toBeInvalid();
    expect(typed()).toHaveAccessibleDescription(/has an invalid format/);
  });

  it('that was typed is undone as one step', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(0); // however slow the machine is
    const { user, store, stored } = draw(SPORTS);
    const before = stored();
    await user.type(screen.getByRole('textbox'), '&page=2');
    expect(stored()).toBe(`${String(before)}&page=2`);
    store.getState().undo();
    expect(stored()).toBe(before);
  });

  it('offers no page that opens only by more than its address', () => {
    draw(TERMS);
    const addresses = [...choice().options].map(({ value }) => value);
    expect(addresses).toContain('/m/myAccount/index');
    expect(addresses).not.toContain('/m/social');
    expect(addresses).not.toContain('/m/lottery');
  });
});
