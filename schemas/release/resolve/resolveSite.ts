import { isBlockType } from '../../declare/blocks/blocks.ts';
import { FALLBACK_LANGUAGE, chooseLanguage } from '../../declare/languages/chooseLanguage.ts';
import { isLanguage, languageCodes } from '../../declare/languages/languages.ts';
import { type Problem, pointerTo, problem } from '../../base/json/problem.ts';
import type { StoredBehaviour } from '../../declare/release/behaviour.schema.ts';
import type { RegisterSettings } from '../../declare/register/registerSettings.schema.ts';
import type { ComplianceProfile, Release } from '../../declare/release/release.schema.ts';
import { type ParameterName, footerItems, templateParametersSchema } from '../../declare/release/templateParameters.schema.ts';
import type { Theme } from '../../declare/release/theme.schema.ts';
import { type SwitchName, switchFacts, switchNames } from '../../declare/names/switchNames.ts';
import { readCommaList } from '../../base/json/readCommaList.ts';
import { blockProblems } from '../read/blockProblems.ts';
import type { Layout } from '../../declare/release/layout.schema.ts';
import { type Region, regions } from '../../declare/names/regions.ts';
import { blockDefaults } from './blockDefaults.ts';
import { complianceLayers } from './complianceLayers.ts';
import { releaseDefaults } from './defaults.ts';
import { type Provenance, overlay } from '../../base/json/overlay.ts';
import type { Site, SiteBlock } from './site.ts';
import { readBehaviour } from './readBehaviour.ts';
import { readStoredSwitch } from './readStoredSwitch.ts';
import { statusPages } from './statusPages.ts';

/** Register settings whose date of birth is checked against the age limit; a merchant's own rule may demand more. */
function withAgeLimit(settings: RegisterSettings, ageLimit: number): RegisterSettings {
  const { birthday } = settings.fields;
  const own = birthday.rules.find((rule) => rule.rule === 'minAge');
  if (own && own.value >= ageLimit) return settings;
  const limit = { ...own, rule: 'minAge', value: ageLimit } as const;
  const rules = own ? birthday.rules.map((rule) => (rule === own ? limit : rule)) : [...birthday.rules, limit];
  return { ...settings, fields: { ...settings.fields, birthday: { ...birthday, rules } } };
}

/** A release with all layers merged, still in wire form: our server sends it as the platform's answers. */
export type FullRelease = Release & {
  readonly template: Required<Release['template']> & { readonly behaviour: StoredBehaviour };
  readonly switches: Readonly<Record<SwitchName, string>>;
  readonly registerSettings: RegisterSettings;
};

export interface ResolvedSite {
  readonly site: Site;
  readonly full: FullRelease;
  /** JSON Pointer of a leaf to the layer it came from. */
  readonly provenance: Provenance;
  /** Problems of parsing. The shape is checked separately, by `readRelease`. */
  readonly problems: readonly Problem[];
}

/** A frozen copy, so that no block can change the site under another and no input is frozen. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value)
    ? value.map(frozen)
    : Object.fromEntries(Object.entries(value).map(([key, child]) => [key, frozen(child)]));
  return Object.freeze(copy) as T; // the same keys and elements
}

/** Every region with its blocks: props filled in from compliance profile and schema, and checked. */
function readLayout(layout: Layout, profile: ComplianceProfile): Site['layout'] {
  const blocksOf = (region: Region): SiteBlock[] =>
    (layout[region] ?? []).map((placed, index) => {
      const pointer = pointerTo('template', 'layout', region, index);
      const defaults = isBlockType(placed.block) ? blockDefaults(placed.block, profile) : {};
      return {
        ...placed,
        props: { ...defaults, ...placed.props },
        pointer,
        problems: blockProblems(placed, pointer),
      };
    });
  // Every region is there, because `regions` holds them all.
  return Object.fromEntries(regions.map((region) => [region, blocksOf(region)])) as Record<Region, SiteBlock[]>;
}

const parameterAt = (name: ParameterName) => pointerTo('template', 'parameters', name);

/** The allowed languages, and the default one for visitors without a preference. */
function readLanguages(list: string, wish: string) {
  const { items, problems } = readCommaList(list, languageCodes, parameterAt('language'));
  const allowed = items.length > 0 ? items : [FALLBACK_LANGUAGE];
  if (items.length === 0) {
    problems.push(
      problem('languages.none', parameterAt('language'), {}, 'error', {
        op: 'set',
        pointer: parameterAt('language'),
        value: FALLBACK_LANGUAGE,
      }),
    );
  }
  const wished = wish.trim().toUpperCase();
  const preferred = isLanguage(wished) && allowed.includes(wished) ? wished : undefined;
  if (wished !== '' && !preferred) {
    problems.push(
      problem('languages.defaultNotAllowed', parameterAt('default_language'), { language: wished }, 'warning', {
        op: 'set',
        pointer: parameterAt('default_language'),
        value: '',
      }),
    );
  }
  return { allowed, first: chooseLanguage({ allowed, preferred }), problems };
}

/** The items of the bottom bar: the default ones if the list contains no known item (FNAV-13). */
function readFooter(list: string) {
  const pointer = parameterAt('footer_nav');
  const { items, problems } = readCommaList(list, footerItems, pointer);
  if (items.length > 0) return { items, problems };
  const fallback = templateParametersSchema.properties.footer_nav.default;
  const fix = { op: 'set', pointer, value: fallback } as const;
  const others = problems.map((found) => ({ ...found, fix })); // a cleaned list would be empty
  return {
    items: readCommaList(fallback, footerItems, pointer).items,
    problems: [...others, problem('list.none', pointer, {}, 'warning', fix)],
  };
}

function readSwitches(switches: FullRelease['switches']) {
  const reads = switchNames.map(
    (name) => [name, readStoredSwitch(switches[name], switchFacts[name].default, pointerTo('switches', name))] as const,
  );
  return {
    // Every name is there, because `switchNames` holds them all.
    on: Object.fromEntries(reads.map(([name, { on }]) => [name, on])) as Record<SwitchName, boolean>,
    problems: reads.flatMap(([, { problems }]) => problems),
  };
}

/**
 * Lays the merchant's release over its version's preset over the defaults, and reads the wire values.
 *
 * @param merchant A release that `readRelease` or `repairRelease` has given.
 * @param preset   The preset of `merchant.template.version`; left out when `merchant` is whole already.
 * @returns The site, and for every JSON Pointer which layer its value came from. Changes neither input.
 */
export function resolveSite(merchant: Release, preset?: Release): ResolvedSite {
  const { value, provenance } = overlay([
    ['default', releaseDefaults],
    ...(preset ? [['preset', { ...preset, template: { ...preset.template, merchantCode: undefined } }] as const] : []),
    ['conduct', complianceLayers[merchant.template.conduct ?? releaseDefaults.template.conduct]],
    ['merchant', merchant],
  ]);
  // The layers are a whole default document under documents that the release schema accepted.
  const layered = value as FullRelease;
  const { template } = layered;
  const parameter = (name: ParameterName): string => template.parameters[name] ?? '';
  const ageLimit = Number(parameter('age_limit'));
  const full = { ...layered, registerSettings: withAgeLimit(layered.registerSettings, ageLimit) };

  const languages = readLanguages(parameter('language'), parameter('default_language'));
  const footerNav = readFooter(parameter('footer_nav'));
  const termsTicked = readStoredSwitch(parameter('terms_ticked'), false, parameterAt('terms_ticked'));
  const switches = readSwitches(full.switches);

  const site: Site = {
    merchantCode: template.merchantCode,
    templateId: template.templateId,
    version: template.version,
    title: parameter('title'),
    favIcon: parameter('image_fav_icon'),
    appIcon: parameter('image_app_icon'),
    loadingPicture: parameter('image_loading'),
    languages: languages.allowed,
    defaultLanguage: languages.first,
    footerNav: footerNav.items,
    // BOOT-08: any value other than 1 removes the entries, so `readSwitch` does not fit.
    registerButton: parameter('switch_register_button').trim() === '1',
    ageLimit,
    termsTicked: termsTicked.on,
    statusPages: statusPages(parameter('status_reading') === 'b' ? 'b' : 'a', template.behaviour.platform.statusPages),
    app: { background: parameter('app_background'), text: parameter('app_desc'), textColour: parameter('app_desc_font_color') },
    theme: template.theme as Theme, // the default layer fills every leaf
    layout: readLayout(template.layout, template.conduct),
    strings: template.strings,
    behaviour: readBehaviour(template.behaviour),
    switches: switches.on,
    registerSettings: full.registerSettings,
  };
  const problems = [languages, footerNav, termsTicked, switches].flatMap((read) => read.problems);
  return { site: frozen(site), full: frozen(full), provenance, problems };
}
