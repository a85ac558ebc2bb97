import { isObject } from '../../base/json/isObject.ts';
import type { JsonObject } from '../../base/json/readJson.ts';

/** Shape 2 chose the typeface of headings by their style. */
const styles: Readonly<Record<string, JsonObject>> = {
  plain: { headings: 'badge' },
  capitals: { headings: 'marker' },
  serif: { headings: 'ruled', typeface: 'serif' },
};

/** In shape 3 `headings` says how section headings are drawn, and `typeface` by which letters. */
export function toVersion3(document: JsonObject): JsonObject {
  const { template } = document;
  return { ...document, schemaVersion: 3, ...(isObject(template) ? { template: splitHeadings(template) } : {}) };
}

function splitHeadings(template: JsonObject): JsonObject {
  const { theme } = template;
  if (!isObject(theme) || typeof theme['headings'] !== 'string' || !Object.hasOwn(styles, theme['headings'])) return template;
  return { ...template, theme: { ...theme, ...styles[theme['headings']] } };
}
