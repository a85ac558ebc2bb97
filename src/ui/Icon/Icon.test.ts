import { expect, it } from 'vitest';
import { iconNames } from './iconNames.ts';
import sprite from './icons.svg?raw';

it('the sprite holds every icon once, each with something to see', () => {
  const drawn = [...sprite.matchAll(/<symbol id="i-(\w+)"[^>]*>(<\w.+)<\/symbol>/g)].map(([, name]) => name);
  expect(drawn).toEqual(iconNames);
});
