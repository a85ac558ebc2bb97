import { expect, it } from 'vitest';
import { affectedScreens } from './frameScreens.ts';

it.each([
  ['what its schema says', ['/template/parameters/footer_nav'], ['home']],
  [
    'every one that is touched, each once',
    ['/registerSettings/order', '/template/layout/header', '/template/layout/login'],
    ['home', 'login', 'register'],
  ],
  ['home, when nothing is known', ['/template/parameters/nonsense'], ['home']],
])('the screens of changes are %s', (_title, pointers, screens) => {
  expect(affectedScreens(pointers)).toEqual(screens);
});
