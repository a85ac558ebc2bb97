import { expect, it } from 'vitest';
import { pseudoTexts } from './pseudoTexts.ts';

it('makes words longer and readable, and leaves placeholders, nested keys and tags alone', () => {
  expect(pseudoTexts({ plain: 'Log in', filled: 'Hi {{name}}, $t(common.more) <b>now</b>', empty: '', foreign: '登录' })).toEqual(
    {
      plain: '⟦Łóğ íñ···⟧',
      filled: `⟦Ĥí {{name}}, $t(common.more) <b>ñóŵ</b>${'·'.repeat(14)}⟧`,
      empty: '⟦⟧',
      foreign: '⟦登录·⟧',
    },
  );
});
