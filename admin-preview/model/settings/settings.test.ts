import { describe, expect, it } from 'vitest';
import { isObject } from '#schemas/base/json/isObject.ts';
import { releaseSchema } from '#schemas/declare/release/release.schema.ts';
import { schemaLeaves } from '#schemas/base/json/schemaLeaves.ts';
import { isToolText } from '#texts/tool/toolTranslator.ts';
import { parameterGroups, sectionOf, sectionTopics, sections, topicSettings } from '../../kit/route/sections.ts';
import { settingAt, settings } from '#schemas/declare/settings/settings.ts';

const asksForWidget = (schema: Readonly<Record<string, unknown>>) => isObject(schema['x-ui']);

describe('settings', () => {
  it('are all that the schemas ask a control for', () => {
    const asked = schemaLeaves(releaseSchema).filter(({ schema }) => asksForWidget(schema));
    expect(settings.map(({ pointer }) => pointer).toSorted()).toEqual(asked.map(({ pointer }) => pointer).toSorted());
  });

  it('belong to groups that have a name', () => {
    const groups = [
      ...new Set(settings.filter(({ pointer }) => !pointer.startsWith('/template/layout')).map(({ group }) => group)),
    ];
    expect(groups.filter((group) => !isToolText(`group.${group}`))).toEqual(['texts', 'shared']);
  });

  it('of the template parameters are in exactly one section', () => {
    const edited: readonly string[] = Object.values(parameterGroups).flatMap((groups) => [...groups]);
    const asked = [
      ...new Set(settings.filter(({ pointer }) => pointer.startsWith('/template/parameters/')).map(({ group }) => group)),
    ];
    expect(edited.toSorted()).toEqual(asked.toSorted());
  });

  it('of the behaviour are in exactly one topic of one section, which is where they are edited', () => {
    const isBehaviour = (pointer: string) => /^\/template\/(conduct|behaviour)(\/|$)/.test(pointer);
    const edited = Object.entries(sectionTopics).flatMap(([section, topics]) =>
      topics.flatMap((topic) => topicSettings(topic).map(({ pointer }) => ({ pointer, section }))),
    );
    const asked = settings.map(({ pointer }) => pointer).filter(isBehaviour);
    expect(edited.map(({ pointer }) => pointer).toSorted()).toEqual(asked.toSorted());
    expect(edited.filter(({ pointer, section }) => sectionOf(pointer) !== section)).toEqual([]);
  });

  it('are in sections that the navigation names once', () => {
    expect(new Set(sections).size).toBe(sections.length);
    expect(settings.map(({ pointer }) => sectionOf(pointer)).filter((section) => !sections.includes(section))).toEqual([]);
  });

  it.each([
    ['/template/parameters/footer_nav', 'footer'],
    ['/template/parameters/default_language', 'languages'],
    ['/template/parameters/title', 'identity'],
    ['/template/strings/EN/home.claim', 'identity'],
    ['/template/theme/dark/brand', 'look'],
    ['/template/layout/home/2/props/count', 'layout'],
    ['/template/layout/rightMenu/0', 'chrome'],
    ['/template/conduct', 'safety'],
    ['/template/behaviour/roles/nonAgentTypes/0', 'safety'],
    ['/template/behaviour/menus', 'integration'],
    ['/template/behaviour/app/offline', 'featureSettings'],
    ['/template/parameters/app_desc', 'identity'],
    ['/switches/CBS3', 'switches'],
    ['/registerSettings/fields/email/rules/0/value', 'register'],
    ['/schemaVersion', 'identity'],
  ])('at %s are edited in the section %s', (pointer, section) => {
    expect(sectionOf(pointer)).toBe(section);
  });

  it('are found from inside their value', () => {
    expect(settingAt('/registerSettings/fields/email/rules/0/value')?.pointer).toBe('/registerSettings/fields/email/rules');
    expect(settingAt('/template/parameters/titles')).toBeUndefined();
  });
});
