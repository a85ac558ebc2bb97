import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { valueAt } from '#schemas/resolve/overlay.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { coverageOf, textRows } from './coverage.ts';
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

describe('the table of own texts', () => {
  const edits = { '/template/strings': strings };

  it('is written in the language that is chosen, and given back to the shipped text', async () => {
    const { user, store } = renderTool(<OwnTextsTable at={undefined} />, { edits });
    await user.click(screen.getByRole('radio', { name: /简体中文/ }));
    await user.type(screen.getByRole('textbox', { name: 'home.claim' }), '玩');
    expect(valueAt(store.getState().document, '/template/strings/CN/home.claim')).toBe('玩');
    await user.click(screen.getByRole('button', { name: 'Back to the shipped text: home.hot' }));
    expect(valueAt(store.getState().document, '/template/strings/CN')).toEqual({ 'home.claim': '玩' });
  });

  it('opens at a shipped text that nobody has written over yet', async () => {
    renderTool(<OwnTextsTable at="/template/strings/CN/app.close" />, { edits });
    expect(screen.getByRole('radio', { name: /简体中文/ })).toBeChecked();
    expect(await screen.findByRole('textbox', { name: 'app.close' })).toHaveAttribute('placeholder', '关闭');
  });
});
