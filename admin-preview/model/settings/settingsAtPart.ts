import { settingsDeciding } from '#schemas/judge/entries/dependencies.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import type { Language } from '#schemas/declare/languages/languages.ts';
import type { FramePart } from '#schemas/edges/preview/frameParts.schema.ts';
import { registerFields } from '#schemas/declare/register/registerSettings.schema.ts';
import { type ThemeMode, colourRoles } from '#schemas/declare/names/themeRoles.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import type { ResolvedSite } from '#schemas/release/resolve/resolveSite.ts';
import { factsOf } from '#src/forms/fieldKinds.ts';
import { settingAt, settings } from '#schemas/declare/settings/settings.ts';
import { settingsReadBy } from './usedIn.ts';

interface Look {
  readonly language: Language;
  readonly theme: ThemeMode;
  /** The shipped texts of the language. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Settings outside the layout that decide most of what a block shows. */
const mainSettings: Readonly<Record<string, string>> = { 'footer-nav': '/template/parameters/footer_nav' };

const sameAddress = (setting: unknown, picture: string): boolean =>
  typeof setting === 'string' && setting !== '' && (setting === picture || picture.endsWith(setting));

function ofText({ text }: FramePart, { site, full }: Pick<ResolvedSite, 'site' | 'full'>, { language, texts }: Look): string[] {
  if (text === '') return [];
  const own = Object.entries(site.strings[language] ?? {}).find(([, words]) => words === text)?.[0];
  const shipped = Object.entries(texts).find(
    ([key, words]) => words === text && site.strings[language]?.[key] === undefined,
  )?.[0];
  const key = own ?? shipped;
  const parameters = settings
    .filter(({ widget, pointer }) => widget === 'text' && pointer.startsWith('/template/parameters/'))
    .filter(({ pointer }) => valueAt(full, pointer) === text);
  return [...parameters.map(({ pointer }) => pointer), ...(key ? [pointerTo('template', 'strings', language, key)] : [])];
}

/** The settings that made a part of the page, the one most likely meant first. */
export function settingsAtPart(part: FramePart, resolved: Pick<ResolvedSite, 'site' | 'full'>, look: Look): string[] {
  const { site, full } = resolved;
  const block = Object.values(site.layout)
    .flat()
    .find(({ pointer }) => pointer === part.block);
  const field =
    block?.block === 'register-form' ? registerFields.find((name) => factsOf(name).inputName === part.field) : undefined;
  const pictures = part.picture
    ? settings.filter(({ widget, pointer }) => widget === 'image' && sameAddress(valueAt(full, pointer), part.picture))
    : [];
  const main = block ? mainSettings[block.block] : undefined;
  const roles = colourRoles.filter((role) => part.colours.includes(site.theme[look.theme][role].toLowerCase()));
  const others = (block ? [...settingsReadBy(block.block), ...settingsDeciding(block, site)] : []).filter(
    (pointer) => pointer !== main && settingAt(pointer) !== undefined,
  );
  return [
    ...new Set([
      ...(field ? [pointerTo('registerSettings', 'fields', field)] : []),
      ...pictures.map(({ pointer }) => pointer),
      ...(main ? [main] : []),
      ...(block ? [block.pointer] : []),
      ...ofText(part, resolved, look),
      ...roles.map((role) => pointerTo('template', 'theme', look.theme, role)),
      ...others,
    ]),
  ];
}
