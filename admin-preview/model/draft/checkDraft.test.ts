import { expect, it } from 'vitest';
import { sampleView } from '../testing/sampleView.ts';
import { bareRelease, checkDraft } from './resolveDraft.ts';

const wrongCount = { id: 'hot', block: 'hot-games', props: { count: 'x' } };
const misplaced = { id: 'form', block: 'login-form' };

it.each<[string, unknown]>([
  ['a text', 'junk'],
  ['nothing', null],
  ['a block without a name', { id: 'nameless' }],
  ['an unknown condition', { id: 'odd', block: 'hot-games', when: { weird: 1 } }],
  ['an unknown block', { id: 'odd', block: 'hot-gamez' }],
])('the problems of the blocks behind %s name the position of those blocks', (_title, unreadable) => {
  const { live, presets } = sampleView();
  const { template } = live.document;
  const home = [wrongCount, unreadable, wrongCount, unreadable, misplaced];
  const document = { ...live.document, template: { ...template, layout: { home } } };
  const places = checkDraft(document, presets, bareRelease(live.document)).map(({ pointer }) => pointer.split('/')[4]);
  expect(new Set(places)).toEqual(new Set(['0', '1', '2', '3', '4']));
});
