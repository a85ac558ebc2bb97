import { describe, expect, it } from 'vitest';
import { createLocator } from './createLocator.ts';

const text = `{
  "template": {
    "a/b": "x",
    "list": [1, {
      "id": "é"
    }]
  }
}`;

describe('the place of a pointer', () => {
  it.each([
    ['a value, from the name of its property', '/template/a~1b', '3:5-3:15'],
    ['an object: the name of its property', '/template', '2:3-2:13'],
    ['an item of a list', '/template/list/0', '4:14-4:15'],
    ['an item that is an object: its first character', '/template/list/1', '4:17-4:18'],
    ['a value in an item', '/template/list/1/id', '5:7-5:16'],
    ['what is missing: what it is missing in', '/template/list/1/name', '4:17-4:18'],
    ['what is missing in a list', '/template/list/7/id', '4:5-4:11'],
    ['what lies below a text', '/template/a~1b/c', '3:5-3:15'],
    ['all of it', '', '1:1-1:2'],
  ])('is that of %s', (_title, pointer, expected) => {
    const { start, end } = createLocator(text)(pointer);
    expect(`${start.line}:${start.column}-${end.line}:${end.column}`).toBe(expected);
  });

  it('is the beginning of a text that holds nothing', () => {
    expect(createLocator('')('/template')).toEqual({ start: { line: 1, column: 1 }, end: { line: 1, column: 1 } });
  });
});
