import { expect, it } from 'vitest';
import preview from '../.storybook/preview.tsx';
import { filesBelow } from './support/sources.ts';

it.each([
  ['theme', 'Theme', { value: 'light', title: 'Light theme' }],
  ['audience', 'Visitor', { value: 'special', title: 'Special member' }],
  ['language', 'Language', { value: 'KH', title: 'Khmer' }],
  ['status', 'Status', { value: '2', title: 'Maintenance', icon: 'alert' }],
  ['wording', 'Wording', { value: 'mirrored', title: 'Right to left', icon: 'alert' }],
  ['status', 'Status', { value: '0', title: 'Open' }],
  ['brand', 'Brand', { value: 'neon', title: 'Neon Lane' }],
])('the toolbar calls %s as the operator’s tool does', (axis, title, item) => {
  const { description, toolbar } = preview.globalTypes?.[axis] ?? {};
  expect([description, toolbar?.items]).toEqual([title, expect.arrayContaining([item])]);
});

it('stories begin on a phone of the tool', () => {
  const { value } = preview.initialGlobals?.['viewport'] ?? {};
  expect(preview.parameters?.['viewport'].options[value]).toEqual({
    name: 'iPhone 390',
    styles: { width: '390px', height: '844px' },
  });
});

it('stories of the tool take the whole width', () => {
  const narrow = filesBelow('admin-preview', /\.stories\.tsx$/).filter(({ text }) => !text.includes('globals: wide'));
  expect(narrow.map(({ path }) => path)).toEqual([]);
});
