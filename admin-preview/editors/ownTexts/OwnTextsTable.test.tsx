import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { type TextRow, coverageOf, textRows } from './coverage.ts';
import { OwnTextsTable } from './OwnTextsTable.tsx';

const strings = { EN: { 'home.claim': 'Play', 'home.hot': 'Hot!' }, CN: { 'home.hot': '热门' } };
const shipped = { 'home.claim': 'Welcome', 'home.hot': 'Hot games', 'app.close': 'Close' };

describe('coverage', () => {
  it('counts what each language has of the merchant’s own wording', () => {
    expect(coverageOf(strings, ['EN', 'CN', 'TH'])).toEqual([
      { language: 'EN', written: 2, all: 2 },
      { language: 'CN', written: 1, all: 2 },
      { language: 'TH', written: 0, all: 2 },
    ]);
  });

  it('lists missing texts first, with what another language says', () => {
    expect(textRows(strings, 'CN', shipped, '').map(({ key, state, elsewhere }) => [key, state, elsewhere?.text])).toEqual([
      ['home.claim', 'missing', 'Play'],
      ['home.hot', 'written', 'Hot!'],
    ]);
  });

  it.each([
    ['a shipped text', 'clos', ['app.close']],
    ['a key', 'home.h', ['home.hot']],
    ['own words of another language', 'play', ['home.claim']],
    ['nothing', 'zzz', []],
  ])('finds by %s', (_title, search, keys) => {
    expect(textRows(strings, 'CN', shipped, search).map(({ key }) => key)).toEqual(keys);
  });
});

describe('texts that count', () => {
  const counted = { 'mall.price': '{{points}} points', 'mall.price_one': '{{points}} point', 'app.close': 'Close' };

  it('have forms in one language that the others do not miss', () => {
    const coins = { EN: { 'mall.price': 'coins', 'mall.price_one': 'coin' }, CN: { 'mall.price': '金币' } };
    expect(coverageOf(coins, ['EN', 'CN'])).toEqual([
      { language: 'EN', written: 2, all: 2 },
      { language: 'CN', written: 1, all: 1 },
    ]);
    expect(textRows(coins, 'CN', { 'mall.price': '积分' }, '').map(({ key }) => key)).toEqual(['mall.price']);
  });

  it('show what else may be worded, once one is', () => {
    const row = ({ key, numbers, state, shipped: without }: TextRow) => [key, numbers, state, without];
    expect(textRows({ EN: { 'mall.price': '{{points}} coins' } }, 'EN', counted, '').map(row)).toEqual([
      ['mall.price', 'other', 'written', '{{points}} points'],
      ['mall.price_one', 'one', 'follows', '{{points}} coins'],
    ]);
    expect(textRows({}, 'EN', counted, 'point').map(row)).toEqual([
      ['mall.price', 'other', 'shipped', '{{points}} points'],
      ['mall.price_one', 'one', 'shipped', '{{points}} point'],
    ]);
  });

  it('say for which numbers they are', async () => {
    renderTool(<OwnTextsTable at={undefined} />, { edits: { '/template/strings': { AR: { 'mall.price': '{{points}} قطعة' } } } });
    await userEvent.click(screen.getByRole('radio', { name: /العربية/ }));
    expect(await screen.findByRole('textbox', { name: '“{{points}} points” mall.price_few for 3, 4, 5 …' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: '“{{points}} points” mall.price_two for 2' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: '“{{points}} points” mall.price for all other numbers' })).toHaveValue(
      '{{points}} قطعة',
    );
  });
});

describe('the table of own texts', () => {
  const edits = { '/template/strings': strings };

  it('is written in the language that is chosen, and given back to the shipped text', async () => {
    const { user, store } = renderTool(<OwnTextsTable at={undefined} />, { edits });
    await user.click(screen.getByRole('radio', { name: /简体中文/ }));
    await user.type(screen.getByRole('textbox', { name: '“Your games, wherever you are” home.claim' }), '玩');
    expect(valueAt(store.getState().document, '/template/strings/CN/home.claim')).toBe('玩');
    await user.click(screen.getByRole('button', { name: 'Restore the default text: “Hot games”' }));
    expect(valueAt(store.getState().document, '/template/strings/CN')).toEqual({ 'home.claim': '玩' });
  });

  it('says on which screens a text is said', async () => {
    renderTool(<OwnTextsTable at="/template/strings/EN/login.submit" />);
    const row = (await screen.findByRole('textbox', { name: '“Log in” login.submit' })).closest('li');
    const screens = within(row ?? document.body).getAllByRole('button');
    expect(screens.map(({ textContent }) => textContent)).toEqual(['Login']);
  });

  it('opens at a shipped text that was not overwritten yet', async () => {
    renderTool(<OwnTextsTable at="/template/strings/CN/app.close" />, { edits });
    expect(screen.getByRole('radio', { name: /简体中文/ })).toBeChecked();
    const field = await screen.findByRole('textbox', { name: '“Close” app.close' });
    expect(field).toHaveAttribute('placeholder', '关闭');
    await waitFor(() => expect(field).toHaveFocus());
  });
});
