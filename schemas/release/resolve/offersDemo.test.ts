import { expect, it } from 'vitest';
import type { Release } from '../../declare/release/release.schema.ts';
import { offersDemo } from './offersDemo.ts';
import { resolveSite } from './resolveSite.ts';

type Behaviour = NonNullable<Release['template']['behaviour']>;

const offers = (behaviour: Behaviour, { freeplay = 1, trial = '1' } = {}) => {
  const template = { templateId: 'T', merchantCode: 'aurora', version: 'base', behaviour } as const;
  const { site } = resolveSite({ schemaVersion: 5, template, switches: { TRIAL3: trial } });
  return offersDemo({ freeplay }, site);
};
const on = { play: { instantDemo: true } };

it.each<[string, boolean, Behaviour, { freeplay?: number; trial?: string }?]>([
  ['where it is on', true, on],
  ['not by itself', false, {}],
  ['not of a game without free play', false, on, { freeplay: 0 }],
  ['not while the free trial is off', false, on, { trial: '0' }],
  ['by test play, where the platform has that alone', true, { ...on, platform: { paths: ['freeplay=', 'testPlay=/wps/test'] } }],
  ['not where the platform has neither', false, { ...on, platform: { paths: ['freeplay='] } }],
  ['not where no trial account can be made', false, { ...on, platform: { paths: ['trialUser='] } }],
  ['not where trial accounts may not play', false, { ...on, gates: { play: 'formal' } }],
  ['where trial accounts may do more than guests', true, { ...on, gates: { play: 'open' } }],
])('a demo is offered %s', (_where, isOffered, behaviour, facts) => {
  expect(offers(behaviour, facts)).toBe(isOffered);
});
