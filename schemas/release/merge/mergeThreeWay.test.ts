import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareThreeWay, mergeThreeWay } from './mergeThreeWay.ts';

const merge = (base: unknown, theirs: unknown, mine: unknown, choices = {}) => {
  const found = compareThreeWay(base, theirs, mine);
  return { document: mergeThreeWay(mine, found, choices), disputed: found.disputed.map(({ pointer }) => pointer) };
};

describe('three documents', () => {
  it.each([
    ['take over what only they changed', { a: '1' }, { a: '2' }, { a: '1' }, { a: '2' }, []],
    ['keep what only I changed', { a: '1' }, { a: '1' }, { a: '3' }, { a: '3' }, []],
    ['agree on what both changed to the same', { a: '1' }, { a: '2' }, { a: '2' }, { a: '2' }, []],
    ['dispute what both changed', { a: '1' }, { a: '2' }, { a: '3' }, { a: '3' }, ['/a']],
    ['dispute what one removed and the other changed', { a: '1', z: 1 }, { z: 1 }, { a: '3', z: 1 }, { a: '3', z: 1 }, ['/a']],
    ['take over a removal', { a: '1', z: 1 }, { z: 1 }, { a: '1', z: 1 }, { z: 1 }, []],
    ['join groups that both began', { z: 1 }, { g: { a: 1 }, z: 1 }, { g: { b: 2 }, z: 1 }, { g: { a: 1, b: 2 }, z: 1 }, []],
    ['hold lists for one value', { l: [1] }, { l: [1, 2] }, { l: [0, 1] }, { l: [0, 1] }, ['/l']],
    ['dispute a group that became a text', { g: { a: 1 } }, { g: 'x' }, { g: { a: 2 } }, { g: { a: 2 } }, ['/g']],
  ])('%s', (_title, base, theirs, mine, document, disputed) => {
    expect(merge(base, theirs, mine)).toEqual({ document, disputed });
  });

  it('follow the choice at each pointer', () => {
    const [base, theirs, mine] = [
      { a: '1', b: '1' },
      { a: '2', b: '2' },
      { a: '3', b: '3' },
    ];
    expect(merge(base, theirs, mine, { '/a': 'theirs', '/b': 'mine' }).document).toEqual({ a: '2', b: '3' });
  });

  it('lose nothing: every leaf of the outcome is theirs or mine, and all theirs gives theirs', () => {
    const leaf = fc.constantFrom('1', '2', '3');
    const tree = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.oneof(leaf, fc.dictionary(fc.constantFrom('x', 'y'), leaf, { minKeys: 1 })),
    );
    fc.assert(
      fc.property(tree, tree, tree, (base, theirs, mine) => {
        const found = compareThreeWay(base, theirs, mine);
        const all = [...found.taken, ...found.kept, ...found.disputed];
        expect(new Set(all.map(({ pointer }) => pointer)).size).toBe(all.length);
        expect(compareThreeWay(mine, mine, mine)).toEqual({ taken: [], kept: [], joined: [], disputed: [] });
        const swallowed = mergeThreeWay(mine, { ...found, taken: all, disputed: [] }, {}) ?? {};
        expect(swallowed).toEqual(theirs);
      }),
    );
  });
});

describe('the blocks of a region', () => {
  const a = { id: 'a', block: 'x' };
  const b = { id: 'b', block: 'y' };
  const c = { id: 'c', block: 'z' };
  const set = (block: typeof a) => ({ ...block, props: { count: 9 } });
  const hidden = (block: typeof a) => ({ ...block, when: { audience: ['guest'] } });
  const inLayout = (home: readonly unknown[] | undefined) => ({ template: { layout: home && { home } } });

  it.each([
    ['two blocks, one set by each', [a, b, c], [set(a), b, c], [a, b, hidden(c)], [set(a), b, hidden(c)]],
    ['one moved, another set', [a, b, c], [c, a, b], [a, set(b), c], [c, a, set(b)]],
    ['one added by each', [a], [a, b], [c, a], [c, a, b]],
    ['one added between two that stay', [a, b], [a, c, b], [a, set(b)], [a, c, set(b)]],
    ['one removed, another set', [a, b, c], [b, c], [a, b, set(c)], [b, set(c)]],
    ['one added behind a block that the other removed', [a, b], [a, b, c], [a], [a, c]],
    ['the same removed by both, another set', [a, b, c], [a, c], [a, set(c)], [a, set(c)]],
  ])('are put together: %s', (_title, base, theirs, mine, together) => {
    const expected = { document: inLayout(together), disputed: [] };
    expect(merge(inLayout(base), inLayout(theirs), inLayout(mine))).toEqual(expected);
  });

  it.each([
    ['the same block set by both', [a, b], [set(a), b], [hidden(a), b]],
    ['a block removed by one and set by the other', [a, b], [b], [set(a), b]],
    ['another order by each', [a, b, c], [c, a, b], [b, a, c]],
    ['a list that names a block twice', [a, b], [a, a, b], [a, set(b)]],
  ])('are disputed: %s', (_title, base, theirs, mine) => {
    expect(merge(inLayout(base), inLayout(theirs), inLayout(mine)).disputed).toEqual(['/template/layout/home']);
  });

  it('of a region that both began from the preset are held against that', () => {
    const [base, theirs, mine] = [{ z: 1 }, { ...inLayout([set(a), b]), z: 1 }, { ...inLayout([a, b, c]), z: 1 }];
    expect(compareThreeWay(base, theirs, mine).disputed.length).toBe(1);
    const found = compareThreeWay(base, theirs, mine, inLayout([a, b]));
    expect(mergeThreeWay(mine, found, {})).toEqual({ ...inLayout([set(a), b, c]), z: 1 });
  });
});
