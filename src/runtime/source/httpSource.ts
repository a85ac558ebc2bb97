import { pointerTo } from '#schemas/problem.ts';
import type { Answer } from '#schemas/platform/answers.ts';
import { isObject } from '#schemas/isObject.ts';
import { type Release, SCHEMA_VERSION } from '#schemas/release/release.schema.ts';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { salvageRelease } from '#schemas/salvageRelease.ts';
import { gateOf } from '#schemas/statusGate.ts';
import { isSwitchName, switchFacts } from '#schemas/switchNames.ts';
import { readSwitch } from '#schemas/wire/readSwitch.ts';
import type { Http } from '#src/lib/http.ts';
import type { SiteValue } from '#src/site/siteContext.ts';

/** What a source gives: the part of the site's value that a new release replaces. */
export type LoadedSite = Pick<SiteValue, 'site' | 'revision' | 'settings' | 'gate' | 'ip'>;

/** Thrown when the platform's answers hold no usable release: the page keeps what it shows. */
export class UnreadableRelease extends Error {
  override readonly name = 'UnreadableRelease';
}

/** Both switch answers as one flag table in our spelling (ROLE-17); the white label wins. Names we do not know are dropped. */
function flagTable(settings: Answer<'settings'>, whitelabel: Answer<'whitelabel'>): Release['switches'] {
  const sent = { ...(isObject(settings.switches) ? settings.switches : {}), ...whitelabel };
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      isSwitchName(name)
        ? [[name, readSwitch(value, switchFacts[name].default, pointerTo('switches', name)).on ? '1' : '0']]
        : [],
    ),
  );
}

/** The three answers as one release. What its schema refuses is left out, so that the layer below shows in its place. */
function releaseOf(
  template: Answer<'template'>,
  switches: Release['switches'],
  registerSettings: Answer<'registerSettings'>,
): Release {
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
    schemaVersion = SCHEMA_VERSION,
  } = template;
  const sent = {
    schemaVersion,
    template: { templateId, merchantCode, version, parameters, theme, layout, strings, conduct, behaviour },
    switches,
    registerSettings,
  };
  // Absent parts become absent keys, as they travel.
  const { release } = salvageRelease(JSON.parse(JSON.stringify(sent)));
  if (!release) throw new UnreadableRelease('The platform sent no usable release.');
  return release;
}

/** Reads everything a page is made from, in one round of parallel calls. Throws `ApiError` or `UnreadableRelease`. */
export async function loadSite(http: Http): Promise<LoadedSite> {
  const [template, settings, whitelabel, registerSettings, status] = await Promise.all([
    http.read('template', { domain: location.hostname, url: location.host, device: 'MOBILE' }),
    http.read('settings'),
    http.read('whitelabel'),
    http.read('registerSettings'),
    http.read('status'),
  ]);
  const release = releaseOf(template, flagTable(settings, whitelabel), registerSettings);
  // A platform that sends no layout leaves it to the version's preset.
  const preset = release.template.layout ? undefined : (await import('./presets.ts')).presets[release.template.version];
  const { site } = resolveSite(release, preset);
  const ip = typeof status === 'object' ? (status.ip ?? '') : '';
  return { site, revision: template.revision ?? 0, settings, gate: gateOf(status, site.statusReading), ip };
}
