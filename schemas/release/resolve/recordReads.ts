import { languageCodes } from '../../declare/languages/languages.ts';
import { pointerTo } from '../../base/json/problem.ts';
import type { ParameterName } from '../../declare/release/templateParameters.schema.ts';
import type { Site } from './site.ts';

const parameter = (name: ParameterName) => pointerTo('template', 'parameters', name);

/**
 * The settings behind values of a site that have another path in its release, by their path in the site. All other values have the same path
 * below `/template`; those that follow from the version or from checks come from no setting.
 */
const origins: Readonly<Record<string, readonly string[]>> = {
  '/title': [parameter('title')],
  '/favIcon': [parameter('image_fav_icon')],
  '/appIcon': [parameter('image_app_icon')],
  '/loadingPicture': [parameter('image_loading')],
  '/languages': [parameter('language')],
  '/defaultLanguage': [parameter('default_language')],
  '/footerNav': [parameter('footer_nav')],
  '/registerButton': [parameter('switch_register_button')],
  '/ageLimit': [parameter('age_limit')],
  '/termsTicked': [parameter('terms_ticked')],
  '/statusPages': [parameter('status_reading'), pointerTo('template', 'behaviour', 'platform', 'statusPages')],
  '/app/background': [parameter('app_background')],
  '/app/text': [parameter('app_desc')],
  '/app/textColour': [parameter('app_desc_font_color')],
  '/merchantCode': [],
  '/templateId': [],
  '/version': [],
};

/** Only these parts of a placed block are settings of the release. */
const blockParts = ['props', 'when'];

/** Where the setting is in the release that a value of the site comes from. */
function settingsAt(path: readonly string[]): readonly string[] {
  const [root = '', , , part = ''] = path;
  const named = origins[pointerTo(root)] ?? origins[pointerTo(...path.slice(0, 2))];
  if (named) return named;
  if (root === 'switches' || root === 'registerSettings') return [pointerTo(...path)];
  if (root === 'layout' && !blockParts.includes(part)) return [];
  return [pointerTo('template', ...path)];
}

type Wording = Readonly<Record<string, string>>;

/**
 * The merchant's own texts by language. Every requested text is recorded, whether the merchant changes it or not, also in languages without own
 * texts.
 */
function recordWording(strings: Site['strings'], onRead: (pointer: string) => void): Site['strings'] {
  const copy: object = {};
  for (const language of languageCodes) {
    const own: Wording = strings[language] ?? {};
    const recording = new Proxy(own, {
      get(_own, key) {
        if (typeof key === 'string') onRead(pointerTo('template', 'strings', language, key));
        return own[String(key)];
      },
    });
    Object.defineProperty(copy, language, { enumerable: strings[language] !== undefined, value: recording });
  }
  return copy;
}

/**
 * The same site, which tells the settings that are read: for each value that anything looks at, the JSON Pointer of its setting in the
 * release. Code that copies or serializes the whole site reads all of it.
 *
 * @param onRead Called at every read, also again for the same setting.
 */
export function recordReads(site: Site, onRead: (pointer: string) => void): Site {
  const watch = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const copy: object = Array.isArray(value) ? [] : {};
    for (const [key, child] of entries) {
      const at = [...path, key];
      const isWording = pointerTo(...at) === '/strings';
      const watched = isWording ? recordWording(site.strings, onRead) : watch(child, at);
      const isLeaf = !isWording && (typeof child !== 'object' || child === null || Object.keys(child).length === 0);
      const pointers = isLeaf ? settingsAt(at) : [];
      const get = () => {
        for (const pointer of pointers) onRead(pointer);
        return watched;
      };
      Object.defineProperty(copy, key, { enumerable: true, get });
    }
    return Object.freeze(copy);
  };
  return watch(site, []) as Site; // the same keys, elements and values
}
