import { describe, expect, it } from 'vitest';
import { type Release, SCHEMA_VERSION } from '#schemas/declare/release/release.schema.ts';
import { type ChecklistItem, checklistItems } from '#schemas/judge/lint/checklistItems.ts';
import { goLiveChecklist, notReady } from '#schemas/judge/lint/goLiveChecklist.ts';
import { presets } from './support/releases.ts';

const preset = presets.base;

const bare: Release = {
  schemaVersion: SCHEMA_VERSION,
  template: { templateId: 'luna', merchantCode: 'luna', version: 'base', conduct: 'strict' },
};
const whole: Release = {
  ...bare,
  template: {
    ...bare.template,
    parameters: { title: 'Luna', language: 'EN,VN', age_limit: '21' },
    theme: { logo: '/brand/luna/logo.svg' },
    behaviour: { documents: { terms: '/m/help?i=5', privacy: '/m/help?i=6' } },
  },
  registerSettings: { fields: { email: { enabled: true } } },
};

const open = (release: Release): ChecklistItem[] =>
  goLiveChecklist(release, preset).flatMap(({ item, isDone }) => (isDone ? [] : [item]));

describe('the checklist of a merchant that is to go live', () => {
  it('asks for everything of one that has decided nothing, in its order', () => {
    expect(goLiveChecklist(bare, preset).map(({ item }) => item)).toEqual(checklistItems);
    expect(open(bare)).toEqual(['name', 'logo', 'languages', 'register', 'terms', 'age', 'problems']);
    expect(notReady(bare, preset).map(({ code }) => code)).toEqual([
      'ready.name',
      'ready.logo',
      'ready.languages',
      'ready.register',
      'ready.terms',
      'ready.age',
    ]);
  });

  it('is done when all of it is the merchant’s own', () => {
    expect(open(whole)).toEqual([]);
    expect(notReady(whole, preset)).toEqual([]);
  });

  it.each([
    ['the terms', { privacy: '/m/help?i=6' }, 'terms'],
    ['the privacy rules', { terms: '/m/help?i=5' }, 'privacy'],
    ['a page that is there', { terms: '/m/terms', privacy: '/m/help?i=6' }, 'terms'],
  ])('asks for %s to read, whatever the label of the box says', (_title, documents, name) => {
    const strings = { EN: { 'register.terms': 'ok, {{age}}' }, VN: { 'register.terms': 'ok, {{age}}' } };
    const half = { ...whole, template: { ...whole.template, strings, behaviour: { documents } } };
    const [terms] = goLiveChecklist(half, preset).filter(({ item }) => item === 'terms');
    expect(terms).toEqual({ item: 'terms', isDone: false, pointer: `/template/behaviour/documents/${name}` });
    expect(open(half)).toEqual(['terms', 'problems']);
  });

  it('counts an empty title as none', () => {
    const parameters = { ...whole.template.parameters, title: '' };
    expect(open({ ...whole, template: { ...whole.template, parameters } })).toContain('name');
  });

  it('counts every problem that blocks or must be waived', () => {
    const parameters = { ...whole.template.parameters, footer_nav: 'nonsense' };
    expect(open({ ...whole, template: { ...whole.template, parameters } })).toContain('problems');
  });
});
