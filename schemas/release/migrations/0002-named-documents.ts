import { isObject } from '../../base/json/isObject.ts';
import type { JsonObject } from '../../base/json/readJson.ts';

/** Shape 1 called the register settings `register` and the footer order `footer`; shape 2 uses the platforms' names. */
export function toVersion2(document: JsonObject): JsonObject {
  const { register, template, ...rest } = document;
  return {
    ...rest,
    schemaVersion: 2,
    ...(template === undefined ? {} : { template: isObject(template) ? renameFooter(template) : template }),
    ...(register === undefined ? {} : { registerSettings: register }),
  };
}

function renameFooter(template: JsonObject): JsonObject {
  const { parameters } = template;
  if (!isObject(parameters) || parameters['footer'] === undefined) return template;
  const { footer, ...others } = parameters;
  return { ...template, parameters: { ...others, footer_nav: footer ?? '' } };
}
