import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { blockSettings } from '#schemas/declare/settings/settings.ts';
import { DraftField } from '../fields/DraftField.tsx';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { settingFor } from '../../model/testing/settingFor.ts';

const at = (name: string) => `/template/behaviour/${name}`;
const TOAST = at('timings/toastMs');

function draw(pointer: string, value?: unknown) {
  const setting = settingFor(pointer);
  const { store, user } = renderTool(
    <DraftField setting={setting} />,
    value === undefined ? {} : { edits: { [pointer]: value } },
  );
  return { user, store, stored: () => valueAt(store.getState().resolved.full, pointer) };
}
const amount = () => screen.getByRole<HTMLInputElement>('textbox');
const unit = () => screen.getByRole<HTMLSelectElement>('combobox');
const offered = () => [...unit().options].map(({ textContent }) => textContent);

afterEach(() => void vi.restoreAllMocks());

describe('a length of time', () => {
  it.each([
    ['timings/toastMs', 1500, '1.5', 'second', ['milliseconds', 'seconds']],
    ['timings/longToastMs', 60_000, '1', 'minute', ['millisecond', 'second', 'minute']],
    ['timings/searchPauseMs', 250, '250', 'millisecond', ['milliseconds', 'seconds']],
    ['verification/codeSeconds', 300, '5', 'minute', ['seconds', 'minutes', 'hours']],
    ['verification/resendSeconds', 90, '90', 'second', ['seconds', 'minutes', 'hours']],
    ['responsible/idleMinutes', 180, '3', 'hour', ['minutes', 'hours', 'days']],
    ['app/reofferDays', 3, '3', 'day', ['days']],
  ])('stored in %s as %d is %s in %s; typed again it is the same', async (name, value, text, spoken, units) => {
    const { user, stored } = draw(at(name), value);
    expect(amount()).toHaveValue(text);
    expect(unit()).toHaveValue(spoken);
    expect(offered()).toEqual(units);
    await user.clear(amount());
    await user.type(amount(), text);
    expect(stored()).toBe(value);
    expect([amount().value, unit().value]).toEqual([text, spoken]);
  });

  it.each([
    [TOAST, '1.1', 'second', 1100],
    [TOAST, '1.005', 'second', 1005],
    [at('timings/longToastMs'), '0.5', 'minute', 30_000],
    [at('responsible/idleMinutes'), '1.5', 'hour', 90],
    [at('responsible/idleMinutes'), '60', 'minute', 60],
  ])('%s takes %s %s as %d, and goes on showing what was typed', async (pointer, text, spoken, value) => {
    const { user, stored } = draw(pointer);
    await user.selectOptions(unit(), spoken);
    await user.clear(amount());
    await user.type(amount(), text);
    expect(stored()).toBe(value);
    expect([amount().value, unit().value]).toEqual([text, spoken]);
  });

  it('keeps the amount when another unit is chosen, by keys too', async () => {
    const { user, stored } = draw(at('verification/codeSeconds'), 50);
    await user.tab();
    while (document.activeElement !== unit()) await user.tab();
    await user.selectOptions(unit(), 'minute');
    expect(stored()).toBe(3000);
    expect(amount()).toHaveValue('50');
  });

  it.each(['', 'soon', '1,5', '5 min'])('keeps “%s”, which is not a number, as typed, and says so', async (text) => {
    const { user, store } = draw(TOAST);
    await user.clear(amount());
    if (text !== '') await user.type(amount(), text);
    expect(valueAt(store.getState().document, TOAST)).toBe(text);
    expect(amount()).toHaveValue(text);
    await waitFor(() => expect(amount()).toBeInvalid());
    expect(amount()).toHaveAccessibleDescription(/must be a whole number/);
  });

  it('says its limits in the unit that is chosen, as does the problem with them', async () => {
    const { user } = draw(TOAST, 30_000);
    expect(amount()).toHaveAccessibleDescription(/0\.5 sec to 20 sec/);
    expect(amount()).toHaveAccessibleDescription(/Message must be at most 20 sec\./);
    await user.selectOptions(unit(), 'millisecond');
    expect(amount()).toHaveAccessibleDescription(/500 ms to 20,000 ms/);
  });

  it('says a limit in its own unit where the chosen one would need many decimals', () => {
    draw(at('timings/longToastMs'), 60_000);
    expect(amount()).toHaveAccessibleDescription(/500 ms to 1 min/);
  });

  it('is named by its setting, unit and all', () => {
    draw(TOAST);
    expect(amount()).toHaveAccessibleName('Message');
    expect(unit()).toHaveAccessibleName('Unit of Message');
  });

  it('that was typed and given another unit is undone as one step', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(0); // however slow the machine is
    const { user, store, stored } = draw(TOAST);
    await user.clear(amount());
    await user.type(amount(), '700');
    await user.selectOptions(unit(), 'millisecond');
    expect(stored()).toBe(700);
    store.getState().undo();
    expect(stored()).toBe(1500);
    expect(await screen.findByDisplayValue('1.5')).toBe(amount());
    expect(unit()).toHaveValue('second');
  });

  it('is the control of every setting that declares a unit of time, of blocks too', () => {
    const [, next] = blockSettings('banner-carousel');
    expect(next).toMatchObject({ pointer: '/autoplayMs', widget: 'duration', unit: 'millisecond' });
  });
});
