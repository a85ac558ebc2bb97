import { describe, expect, it } from 'vitest';
import { iconNames } from './iconNames.ts';

const files = import.meta.glob<string>('./sets/*.svg', { query: '?raw', import: 'default', eager: true });

const sets = Object.keys(files);

describe.each(sets)('the icons of %s', (set) => {
  it('are all in its sprite, each with something to see', () => {
    const drawn = [...(files[set] ?? '').matchAll(/<symbol id="i-(\w+)"[^>]*>(<\w.+)<\/symbol>/g)].map(([, name]) => name);
    expect(drawn).toEqual(iconNames);
  });

  it('have the colour of the text beside them', () => {
    const colours = [...(files[set] ?? '').matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour?.toLowerCase());
    expect(new Set(colours)).toEqual(new Set(set.includes('line') ? ['none', 'currentcolor'] : ['currentcolor']));
  });
});
