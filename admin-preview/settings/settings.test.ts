import { describe, expect, it } from 'vitest';
import { isObject } from '#schemas/isObject.ts';
import { releaseSchema } from '#schemas/release/release.schema.ts';
import { schemaLeaves } from '#schemas/schemaLeaves.ts';
import { isToolText } from '#texts/tool/say.ts';
import { accessGroups, parameterGroups, sectionOf } from './sections.ts';
import { settingAt, settings } from '#schemas/settings.ts';

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

  it('of the template parameters stand in exactly one section', () => {
    const edited: readonly string[] = Object.values(parameterGroups).flatMap((groups) => [...groups]);
    const asked = [
      ...new Set(settings.filter(({ pointer }) => pointer.startsWith('/template/parameters/')).map(({ group }) => group)),
    ];
    expect(edited.toSorted()).toEqual(asked.toSorted());
  });

  it('of the behaviour stand in exactly one card of their section', () => {
    const asked = settings.filter(({ pointer }) => sectionOf(pointer) === 'access').map(({ group }) => group);
    expect(accessGroups.toSorted()).toEqual([...new Set(asked)].toSorted());
  });

  it.each([
    ['/template/parameters/footer_nav', 'footer'],
    ['/template/parameters/default_language', 'languages'],
    ['/template/parameters/title', 'identity'],
    ['/template/strings/EN/home.claim', 'identity'],
    ['/template/theme/dark/brand', 'look'],
    ['/template/layout/home/2/props/count', 'layout'],
    ['/template/conduct', 'access'],
    ['/template/behaviour/roles/nonAgentTypes/0', 'access'],
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
