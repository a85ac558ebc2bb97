import { isObject } from '../../base/json/isObject.ts';
import type { Json, JsonObject } from '../../base/json/readJson.ts';

/** Shape 3 kept licence and payment methods with the block at the end of home; in shape 4 they are the site's, since other blocks show them too. */
export function toVersion4(document: JsonObject): JsonObject {
  const { template } = document;
  return { ...document, schemaVersion: 4, ...(isObject(template) ? { template: moveCompany(template) } : {}) };
}

/** An empty value is not migrated: it would override that of the preset. */
const saysSomething = (value: Json): boolean => value !== '' && !(Array.isArray(value) && value.length === 0);

function moveCompany(template: JsonObject): JsonObject {
  const { layout, behaviour } = template;
  if (!isObject(layout) || !Array.isArray(layout['homeFooter'])) return template;
  const company: Record<string, Json> = {};
  const homeFooter = layout['homeFooter'].map((placed: Json) => {
    if (!isObject(placed) || placed['block'] !== 'home-footer' || !isObject(placed['props'])) return placed;
    const { licence = '', payments = [], ...props } = placed['props'];
    if (saysSomething(licence)) company['licence'] = licence;
    if (saysSomething(payments)) company['payments'] = payments;
    return { ...placed, props };
  });
  return {
    ...template,
    layout: { ...layout, homeFooter },
    ...(Object.keys(company).length === 0 ? {} : { behaviour: { ...(isObject(behaviour) ? behaviour : {}), company } }),
  };
}
