import { isObject } from '#schemas/base/json/isObject.ts';
import { layoutSchema } from '#schemas/declare/release/layout.schema.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { behaviourSchema } from '#schemas/declare/release/behaviour.schema.ts';
import { type ComplianceProfile, complianceProfiles, releaseSchema } from '#schemas/declare/release/release.schema.ts';
import { complianceLayers } from '#schemas/release/resolve/complianceLayers.ts';
import { type SchemaLeaf, schemaLeaves } from '#schemas/base/json/schemaLeaves.ts';
import { asCode, valueKind } from '#schemas/base/json/valueKind.ts';
import { measuredUse } from '../../admin-preview/model/settings/measuredUse.ts';
import { table } from './markdown.ts';

const most = 6;

/** The screens that read a setting, as `npm run screens` has measured them. */
function screensOf(pointer: string): string {
  const used = measuredUse.find(({ settings }) => settings.includes(pointer));
  if (used === undefined) return 'not measured';
  const names = [...new Set(used.screens.map((screen) => screen.split(':', 1)[0] ?? ''))];
  const titles = names.map(
    (name) => (Object.hasOwn(layoutSchema.properties, name) ? layoutSchema.properties[name as Region].title : name), // just looked up
  );
  return titles.length > most ? `${titles.slice(0, most).join(', ')} and ${titles.length - most} more` : titles.join(', ');
}

const defaultOf = ({ schema }: SchemaLeaf): string => {
  const value = schema['default'];
  return value === '' || value === undefined ? 'none' : asCode(value);
};

/** One row for a setting. */
function settingRow(leaf: SchemaLeaf, base: string): string[] {
  const name = keysOf(leaf.pointer).at(-1) ?? '';
  return [
    asCode(name),
    String(leaf.schema['description']),
    valueKind(leaf.schema),
    defaultOf(leaf),
    screensOf(base + leaf.pointer),
  ];
}

/** The settings of one section, and below them those of the sections within it. */
function sectionPart(names: readonly string[], schema: Readonly<Record<string, unknown>>): string {
  const base = pointerTo('template', 'behaviour', ...names);
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const inner = Object.entries(properties).filter(([, child]) => isObject(child) && isObject(child['properties']));
  const own = schemaLeaves(schema).filter(({ pointer }) => keysOf(pointer).length === 1);
  const head = `#### ${asCode(`behaviour.${names.join('.')}`)}: ${String(schema['title'])}\n\n${String(schema['description'])}`;
  const settings =
    own.length === 0
      ? ''
      : `\n\n${table(
          ['setting', 'effect', 'value', 'default', 'screens'],
          own.map((leaf) => settingRow(leaf, base)),
        )}`;
  return [head + settings, ...inner.map(([name, child]) => (isObject(child) ? sectionPart([...names, name], child) : ''))].join(
    '\n\n',
  );
}

/** Every value below a pointer, by its own. */
function valuesIn(value: unknown, pointer = ''): [string, unknown][] {
  return isObject(value)
    ? Object.entries(value).flatMap(([key, child]) => valuesIn(child, pointer + pointerTo(key)))
    : [[pointer, value]];
}

/** The settings that a compliance profile sets, side by side. */
export function compliancePart(): string {
  const { description, default: usual } = releaseSchema.properties.template.properties.conduct;
  const set = complianceProfiles.map((profile) => new Map(valuesIn(complianceLayers[profile])));
  const pointers = [...new Set(set.flatMap((values) => [...values.keys()]))];
  const shown = (values: ReadonlyMap<string, unknown>, pointer: string) =>
    values.has(pointer) ? asCode(values.get(pointer)) : 'its default';
  const rows = pointers.map((pointer) => [
    asCode(keysOf(pointer).slice(1).join('.')),
    ...set.map((values) => shown(values, pointer)),
  ]);
  const names: readonly ComplianceProfile[] = complianceProfiles;
  return `${description} Default: ${asCode(usual)}.\n\n${table(['setting', ...names.map(asCode)], rows)}`;
}

/** Every setting of how the site behaves. A screen is named where it reads the setting. */
export const behaviourPart = (): string =>
  [
    'Screens are those on which a setting was read when every screen was looked at. “Not measured” settings are read after a press, by the server, or on every page.',
    ...Object.entries(behaviourSchema.properties).map(([name, schema]) => sectionPart([name], schema)),
  ].join('\n\n');
