import { describe, expect, it } from 'vitest';
import { readSincePart, sincePart } from './sincePart.ts';

const PART = 'since.home.guest.EN.dark.40.sn';

describe('the address of a question', () => {
  it('is read as it was written', () => {
    const question = readSincePart(PART);
    expect(question).toEqual({
      screen: 'home',
      audience: 'guest',
      language: 'EN',
      theme: 'dark',
      today: 40,
      answers: ['so', 'notYet'],
    });
    expect(question && sincePart(question)).toBe(PART);
  });

  it.each([
    undefined,
    '',
    'preset',
    'since',
    'since.nowhere.guest.EN.dark.40.',
    'since.home.nobody.EN.dark.40.',
    'since.home.guest.XX.dark.40.',
    'since.home.guest.EN.pink.40.',
    'since.home.guest.EN.dark.x.',
    'since.home.guest.EN.dark.40.sx',
  ])('%s asks nothing', (part) => {
    expect(readSincePart(part)).toBeUndefined();
  });
});
