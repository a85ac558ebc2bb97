import { describe, expect, it } from 'vitest';
import { type RoleGrants, administered, roleAt } from './roleGrants.ts';

describe('the role at a merchant', () => {
  it.each<[string, RoleGrants, string | undefined]>([
    ['is nothing without a grant', { all: null, merchants: {} }, undefined],
    ['is the one for all', { all: 'editor', merchants: {} }, 'editor'],
    ['is the one at the merchant', { all: null, merchants: { aurora: 'publisher' } }, 'publisher'],
    ['is the higher of both', { all: 'viewer', merchants: { aurora: 'admin' } }, 'admin'],
    ['is not lowered by the one at the merchant', { all: 'publisher', merchants: { aurora: 'viewer' } }, 'publisher'],
    ['does not come from another merchant', { all: null, merchants: { sahara: 'admin' } }, undefined],
    ['does not come from what every object has', { all: null, merchants: {} }, undefined],
  ])('%s', (title, grants, role) => {
    expect(roleAt(grants, title.includes('every object') ? 'constructor' : 'aurora')).toBe(role);
  });
});

it.each<[RoleGrants, 'all' | readonly string[]]>([
  [{ all: 'admin', merchants: { aurora: 'viewer' } }, 'all'],
  [{ all: 'publisher', merchants: { aurora: 'admin', sahara: 'editor' } }, ['aurora']],
  [{ all: null, merchants: {} }, []],
])('who administers what: %j', (grants, expected) => {
  expect(administered(grants)).toEqual(expected);
});
