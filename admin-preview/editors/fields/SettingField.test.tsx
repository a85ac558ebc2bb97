import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type ValueSetting, blockSettings } from '#schemas/declare/settings/settings.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { settingFor } from '../../model/testing/settingFor.ts';
import { SettingField } from './SettingField.tsx';

/** Draws a setting with its own state, and returns what was written last. */
function draw(setting: ValueSetting, start: unknown) {
  const written: unknown[] = [];
  function Held() {
    const [value, setValue] = useState(start);
    return (
      <SettingField
        setting={setting}
        pointer={setting.pointer}
        value={value}
        layer="merchant"
        problems={[]}
        onReset={() => written.push('reset')}
        onChange={(next) => {
          written.push(next);
          setValue(next);
        }}
      />
    );
  }
  const { user } = renderTool(<Held />);
  return { written, last: () => written.at(-1), user };
}

const parameter = (name: string) => settingFor(`/template/parameters/${name}`);

describe('a setting', () => {
  it.each([
    ['a short text', '/template/parameters/title', 'INPUT'],
    ['a long text', '/template/parameters/app_desc', 'TEXTAREA'],
    ['a name of the platform’s, however long', '/template/behaviour/platform/tokenHeader', 'INPUT'],
  ])('of %s has the lines that it needs', (_title, pointer, element) => {
    draw(settingFor(pointer), '');
    expect(screen.getByRole('textbox').tagName).toBe(element);
  });

  it('is named by its title and described by its description', () => {
    draw(parameter('title'), 'Demo');
    expect(screen.getByRole('textbox', { name: 'Site title' })).toHaveAccessibleDescription(/Title of the browser tab/);
  });

  it('goes back to what is inherited', async () => {
    const { user, last } = draw(parameter('title'), 'Demo');
    await user.click(screen.getByRole('button', { name: 'Reset Site title' }));
    expect(last()).toBe('reset');
  });

  it('of text is written as typed', async () => {
    const { user, last } = draw(parameter('title'), 'Demo');
    await user.type(screen.getByRole('textbox'), '!');
    expect(last()).toBe('Demo!');
  });

  it('of a wire switch is written as text', async () => {
    const { user, last } = draw(parameter('terms_ticked'), '0');
    await user.click(screen.getByRole('switch', { name: /Terms preselected/ }));
    expect(last()).toBe('1');
  });

  it('of a block’s switch is written as a boolean', async () => {
    const [labels] = blockSettings('footer-nav');
    const { user, last } = draw(labels ?? parameter('title'), true);
    await user.click(screen.getByRole('switch'));
    expect(last()).toBe(false);
  });

  it('of a number is a number once it is one, and what was typed until then', async () => {
    const [, , inView] = blockSettings('category-rails');
    const { user, written } = draw(inView ?? parameter('title'), 4);
    const field = screen.getByRole('textbox');
    await user.clear(field);
    await user.type(field, '2.5');
    expect(written).toEqual(['', 2, 2, 2.5]);
    expect(field).toHaveValue('2.5');
  });

  it('of numbers in a list are numbers once they are some, and what was typed until then', async () => {
    const { user, written } = draw(settingFor('/template/behaviour/roles/nonAgentTypes'), [0, 4, 40]);
    const field = screen.getByRole('textbox', { name: 'Non-agent types' });
    expect(field).toHaveValue('0, 4, 40');
    await user.type(field, ',x{Backspace}41');
    expect(written).toEqual([
      [0, 4, 40],
      [0, 4, 40, 'x'],
      [0, 4, 40],
      [0, 4, 40, 4],
      [0, 4, 40, 41],
    ]);
    expect(field).toHaveValue('0, 4, 40,41');
  });

  it('of the compliance profile says what each choice brings', async () => {
    const { user, last } = draw(settingFor('/template/conduct'), 'seed');
    expect(screen.getByRole('radio', { name: 'Plain' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Strict' })).toHaveAccessibleDescription(/confirm their age/);
    expect(screen.getByRole('columnheader', { name: 'Plain' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Age gate on off' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Strict' }));
    expect(last()).toBe('strict');
  });

  it('of a closed set offers its words', async () => {
    const { user, last } = draw(settingFor('/template/theme/corners'), 'soft');
    expect(screen.getByRole('radio', { name: 'Soft' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Round' }));
    expect(last()).toBe('round');
  });

  it('of a colour takes a hex code and shows its contrast', async () => {
    const { user, last } = draw(settingFor('/template/theme/dark/onBrand'), '#ffffff');
    const field = screen.getByRole('textbox', { name: 'On brand' });
    await user.clear(field);
    await user.type(field, '#101010');
    expect(last()).toBe('#101010');
    expect(screen.getByTitle(/^On brand on Brand: contrast \d+\.\d, needs 4\.5$/)).toBeInTheDocument();
  });

  it('of a picture fetches no address that the product would refuse', () => {
    draw(settingFor('/template/theme/logo'), 'javascript:alert(1)');
    expect(screen.queryByRole('img', { name: /Current picture/ })).toBeNull();
  });

  it('of a comma list takes words out and adds what is left, unknown ones in view', async () => {
    const { user, last } = draw(parameter('footer_nav'), 'home, wallet,deposit');
    expect(screen.getByText('unknown')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove wallet' }));
    await user.click(screen.getByRole('button', { name: 'Chat' }));
    expect(last()).toBe('home,deposit,chat');
  });

  it('of a list is put in order by its buttons, and says so', async () => {
    const { user, last } = draw(parameter('language'), 'EN,CN');
    await user.click(screen.getByRole('button', { name: /Move Chinese.* up/ }));
    expect(last()).toBe('CN,EN');
    expect(screen.getByText(/Chinese.* is now at position 1 of 2\./)).toBeInTheDocument();
  });

  it('of entries of the menus says the group of each', () => {
    const [entries] = blockSettings('member-links');
    draw(entries ?? parameter('title'), ['profitLoss', 'inbox']);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(expect.arrayContaining([expect.stringContaining('Safer play'), expect.stringContaining('Account')]));
  });

  it('of free words takes a typed one', async () => {
    const [prefixes] = blockSettings('vendor-strip');
    const { user, last } = draw(prefixes ?? parameter('title'), ['TCG']);
    await user.type(screen.getByRole('textbox', { name: /New entry/ }), 'PG{Enter}');
    expect(last()).toEqual(['TCG', 'PG']);
  });

  it('of rules changes kind and value, and tries them on a sample', async () => {
    const { user, last } = draw(settingFor('/registerSettings/fields/email/rules'), [{ rule: 'minLength', value: 4 }]);
    await user.type(screen.getByRole('textbox', { name: 'Test entry' }), 'abc');
    expect(screen.getByText(/Rejected/)).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Test entry' }), 'd');
    expect(screen.getByText('Accepted')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rule' }), 'format');
    expect(last()).toEqual([{ rule: 'format', value: 'digits' }]);
    expect(screen.getByText(/Rejected/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Remove .+ 1: Matches the format$/ }));
    expect(last()).toEqual([]);
  });
});
