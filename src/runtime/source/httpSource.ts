import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { withRoutedHosts } from '#schemas/declare/platform/withRoutedHosts.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { repairRelease } from '#schemas/release/read/repairRelease.ts';
import { isSwitchName, switchFacts } from '#schemas/declare/names/switchNames.ts';
import { knownStatus } from '#schemas/declare/names/statusGate.ts';
import { readSwitch } from '#schemas/base/json/readSwitch.ts';
import type { Http } from '#src/lib/http.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { gateValue } from './gateValue.ts';
import { type SiteAnswers, storeAnswers } from './storedAnswers.ts';
import { storedStatus } from './storedStatus.ts';

/** The shape of an answer that names none: the migration from it takes values of today's shape as they are. */
const UNVERSIONED = 4;

/** A source's result: the part of the site's value that a new release replaces. */
export type LoadedSite = Pick<SiteValue, 'site' | 'revision' | 'settings' | 'gate' | 'ip'>;

/** Thrown when the platform's answers contain no usable release: the page keeps the current one. */
export class UnreadableRelease extends Error {
  override readonly name = 'UnreadableRelease';
}

/** Both switch answers as one table in our spelling (ROLE-17); the white label takes precedence. Unknown names are dropped. */
function flagTable(settings: CallAnswer<'settings'>, whitelabel: CallAnswer<'whitelabel'>): Release['switches'] {
  const sent = { ...settings, ...(isObject(settings.switches) ? settings.switches : {}), ...whitelabel };
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      isSwitchName(name) ? [[name, (readSwitch(value) ?? switchFacts[name].default) ? '1' : '0']] : [],
    ),
  );
}

/**
 * The release that answers describe. Values that its schema refuses are dropped, so that those of the layer below apply. Throws
 * `UnreadableRelease`.
 */
export function releaseOf({ template, settings, whitelabel, registerSettings }: Omit<SiteAnswers, 'status'>): Release {
  const {
    merchantCode,
    templateId,
    version = 'base',
    parameters,
    theme,
    layout,
    strings,
    conduct,
    behaviour,
    schemaVersion = UNVERSIONED,
  } = template;
  // The platform may call the footer order by a name of its own (FNAV-13).
  const platform = isObject(behaviour) && isObject(behaviour['platform']) ? behaviour['platform'] : {};
  const { [String(platform['footerParameter'] ?? 'footer_nav')]: footer = parameters['footer_nav'], ...others } = parameters;
  const named = { ...others, ...(footer === undefined ? {} : { footer_nav: footer }) };
  const sent = {
    schemaVersion,
    template: { templateId, merchantCode, version, parameters: named, theme, layout, strings, conduct, behaviour },
    switches: flagTable(settings, whitelabel),
    registerSettings,
  };
  // Absent parts become absent keys, as they travel.
  const { release } = repairRelease(JSON.parse(JSON.stringify(sent)));
  if (!release) throw new UnreadableRelease('The platform sent no usable release.');
  return release;
}

/** Reads all data of a page, in one round of parallel calls. Throws `ApiError`. */
async function readAnswers(http: Http): Promise<SiteAnswers> {
  const [template, settings, whitelabel, registerSettings, route, status] = await Promise.all([
    http.read('template', { domain: location.hostname, url: location.host, device: 'MOBILE' }),
    http.read('settings'),
    http.read('whitelabel'),
    http.read('registerSettings'),
    http.read('domainRoute').catch(() => []), // few platforms have it
    http.read('status').catch(() => undefined),
  ]);
  return { template, settings: withRoutedHosts(settings, route), whitelabel, registerSettings, status };
}

/** The site that answers describe. Throws `UnreadableRelease`. */
export async function siteOf({ status, ...answers }: SiteAnswers): Promise<LoadedSite> {
  const { template, settings } = answers;
  const release = releaseOf(answers);
  // A platform that sends no layout leaves it to the version's preset.
  const preset = release.template.layout ? undefined : (await import('./presets.ts')).presets[release.template.version];
  const { site } = resolveSite(release, preset);
  // Without a known status in the answer, the last one applies; at first the platform counts as open (STAT-05).
  const currentStatus = knownStatus(status, site.statusPages) ?? storedStatus() ?? 0;
  return { site, revision: template.revision ?? 0, settings, ...gateValue(currentStatus, site) };
}

/** Asks for the site that is live now, and stores the answers for a start without the platform (BOOT-05). Throws `ApiError` or `UnreadableRelease`. */
export async function loadSite(http: Http): Promise<LoadedSite> {
  const answers = await readAnswers(http);
  const loaded = await siteOf(answers);
  storeAnswers(answers);
  return loaded;
}
