import { chooseLanguage } from '../../declare/languages/chooseLanguage.ts';
import type { Language } from '../../declare/languages/languages.ts';
import { type ThemeMode, themeModes } from '../../declare/names/themeRoles.ts';
import { customerTypes } from '../../declare/names/customerTypes.ts';
import { type Roles, type Visitor, audiencesOf } from '../../declare/names/visitor.ts';
import type { Site } from './site.ts';

/** Earlier choices saved in a visitor's browser, by the names of their cookies. Untrusted: cookies can hold anything. */
export interface SavedChoice {
  readonly language?: string | undefined;
  readonly theme?: string | undefined;
  readonly age?: string | undefined;
  /** Not chosen, but noted by the player's script: the kind of the member who was here last, see `noteOf`. */
  readonly visitor?: string | undefined;
}

/**
 * The member whom a page is drawn for until its session is known. Only the drawing depends on it: a cookie says so, and nothing is opened or
 * answered by it.
 */
export interface AwaitedMember extends Visitor {
  /** The member has played before: room is kept for the games played last. */
  readonly hasPlayed: boolean;
}

/** Inputs of a page's rendering that depend on the visitor. */
export interface VisitorChoice {
  readonly language: Language;
  readonly theme: ThemeMode;
  /** The site has an age gate and this visitor has not confirmed its limit, or only a lower one. */
  readonly asksAge: boolean;
  /** Absent for a guest. */
  readonly awaits?: AwaitedMember;
}

export const isThemeMode = (value: string | undefined): value is ThemeMode => themeModes.some((mode) => mode === value);

/** The saved language, else the browser's, else the merchant's default (LANG-07). `browser` holds BCP-47 tags, best first. */
export const languageFor = (site: Site, { language }: SavedChoice, browser: readonly string[]): Language =>
  chooseLanguage({
    allowed: site.languages,
    saved: language,
    browser,
    preferred: site.defaultLanguage,
    map: site.behaviour.content.browserLanguages,
  });

/** The saved theme, else the merchant's. A theme chosen while the toggle was there does not outlive it (THEME-03). */
export const themeFor = (site: Site, { theme }: SavedChoice): ThemeMode =>
  isThemeMode(theme) && site.switches.THEMESWITCH3 ? theme : site.theme.mode;

/** Whether the visitor must still confirm the age limit. */
export const asksAgeOf = (site: Site, { age }: SavedChoice): boolean =>
  site.behaviour.responsible.ageGate && !(Number(age) >= site.ageLimit);

const PLAYED = '-played';

/** Members of one kind see the same pages: its name is made of their audiences, such as `member-agent`. */
const kindOf = (visitor: Visitor, roles: Roles): string => audiencesOf(visitor, roles).join('-');

/** What the cookie `visitor` says of a member: the kind, and whether games were played. Nothing that tells one member from another. */
export const noteOf = ({ hasPlayed, ...visitor }: AwaitedMember, { behaviour }: Site): string =>
  kindOf(visitor, behaviour.roles) + (hasPlayed ? PLAYED : '');

/** The member whom the page may await. Every member of a kind is the same one, so there are few of them; any other word is a guest's. */
export function awaitsOf({ behaviour }: Site, { visitor = '' }: SavedChoice): AwaitedMember | undefined {
  if (visitor === '') return undefined;
  const hasPlayed = visitor.endsWith(PLAYED);
  const kind = hasPlayed ? visitor.slice(0, -PLAYED.length) : visitor;
  const type = customerTypes.find((known) => kindOf({ type: known }, behaviour.roles) === kind);
  return type === undefined ? undefined : { type, hasPlayed };
}
