import { isObject } from '../../base/json/isObject.ts';
import { type Problem, pointerTo, problem } from '../../base/json/problem.ts';
import type { Json, JsonObject } from '../../base/json/readJson.ts';

/** Shape 4 had a setting for each path of a call, module id, field of a mobile number and longest wait; in shape 5 those of a kind are one list of pairs. */
export function toVersion5(document: JsonObject): JsonObject {
  const { template } = document;
  return { ...document, schemaVersion: 5, ...(isObject(template) ? { template: pairTemplate(template) } : {}) };
}

/** What shape 4 called the longest wait of an action. */
const waits: Readonly<Record<string, string>> = {
  logoutLoadingSeconds: 'logout',
  smsLoadingSeconds: 'sms',
  changePasswordLoadingSeconds: 'changePassword',
  setPasswordLoadingSeconds: 'setPassword',
  recoverLoadingSeconds: 'recover',
  feedbackLoadingSeconds: 'feedback',
  loadingSeconds: 'other',
};

/** Distances and times of a finger, which are the same for every merchant since shape 5. */
const gestures = ['backSwipePx', 'carouselSwipePx', 'sheetSwipePx', 'longPressMs', 'pressDelayMs'];

const pairOf = (name: string, value: Json): string =>
  `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;

function pairTemplate(template: JsonObject): JsonObject {
  const { behaviour } = template;
  if (!isObject(behaviour)) return template;
  const { platform, timings } = behaviour;
  return {
    ...template,
    behaviour: {
      ...behaviour,
      ...(isObject(platform) ? { platform: pairPlatform(platform) } : {}),
      ...(isObject(timings) ? { timings: pairTimings(timings) } : {}),
    },
  };
}

const pairPlatform = (platform: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(platform).map(([key, value]) => [
      key,
      ['paths', 'modules', 'numberFields'].includes(key) && isObject(value)
        ? Object.entries(value).map(([name, own]) => pairOf(name, own))
        : value,
    ]),
  );

function pairTimings(timings: JsonObject): JsonObject {
  const entries = Object.entries(timings);
  const pairs = entries.flatMap(([key, value]) => (waits[key] === undefined ? [] : [pairOf(waits[key], value)]));
  const rest = entries.filter(([key]) => waits[key] === undefined && !gestures.includes(key));
  return { ...Object.fromEntries(rest), ...(pairs.length === 0 ? {} : { waits: pairs }) };
}

/** What a release of shape 4 says that shape 5 has no setting for. */
export function droppedByVersion5({ template }: JsonObject): Problem[] {
  const timings = isObject(template) && isObject(template['behaviour']) ? template['behaviour']['timings'] : undefined;
  if (!isObject(timings)) return [];
  return gestures
    .filter((name) => timings[name] !== undefined)
    .map((name) =>
      problem(
        'release.settingGone',
        pointerTo('template', 'behaviour', 'timings', name),
        { value: String(timings[name]) },
        'warning',
      ),
    );
}
