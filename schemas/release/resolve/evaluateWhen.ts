import type { Call } from '../../declare/calls/CallDeclaration.ts';
import type { CallName } from '../../declare/calls/declaredCalls.ts';
import { checkGuard } from '../guards/checkGuard.ts';
import type { Condition, EntrySetting, SwitchSetting } from '../../declare/entries/condition.ts';
import { verdictOf } from '../guards/gates.ts';
import { calls } from '../../generated/calls.js';
import { guardOf } from '../guards/guardOf.ts';
import type { Language } from '../../declare/languages/languages.ts';
import type { MenuEntry } from '../../declare/pages/menuEntries.ts';
import type { Region } from '../../declare/names/regions.ts';
import type { SwitchName } from '../../declare/names/switchNames.ts';
import { type Visitor, audiencesOf, isAudience } from '../../declare/names/visitor.ts';
import { hasCall } from './hasCall.ts';
import type { Site } from './site.ts';

/** The facts that conditions may depend on. */
export interface Circumstances {
  readonly site: Site;
  readonly visitor: Visitor;
  readonly language: Language;
  readonly installed: boolean;
  /** The member in view had never been logged in before (LOGIN-24). */
  readonly firstTimeLogin?: boolean;
  /** The settings of the block that the condition belongs to. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/** The value of a setting in a site; undefined where the site has no such setting. */
export const siteValue = (site: Site, setting: EntrySetting | SwitchSetting): unknown =>
  setting.split('.').reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], site);

// The site holds every switch there is, so its own keys tell a known name; the long table of facts stays out of the player.
const isOn = ({ switches }: Site, name: string): boolean => Object.hasOwn(switches, name) && switches[name as SwitchName];

function isRefusedToTrials(name: CallName): boolean {
  const { noTrials }: Call = calls[name];
  return noTrials === true;
}

/** Whether the page that a menu entry leads to lets the visitor in, after a login if need be. */
function opensTo(visitor: Visitor, { behaviour }: Site, entry: MenuEntry): boolean {
  const guard = guardOf(behaviour.menus[entry].path, behaviour.gates);
  const verdict = guard === undefined ? 'allowed' : checkGuard(guard, visitor, behaviour);
  return verdict === 'allowed' || verdict === 'login';
}

/** Whether the condition of a block or of an entry holds. No condition always holds; an unknown switch never does. */
export function evaluateWhen(when: Condition | undefined, circumstances: Circumstances): boolean {
  if (when === undefined) return true;
  const { site, visitor, language, installed, firstTimeLogin = false, props = {} } = circumstances;
  const holds = (inner: Condition) => evaluateWhen(inner, circumstances);
  if ('audience' in when) return audiencesOf(visitor, site.behaviour.roles).some((audience) => when.audience.includes(audience));
  if ('language' in when) return when.language.includes(language);
  if ('switch' in when) return isOn(site, when.switch);
  if ('installed' in when) return installed === when.installed;
  if ('firstTimeLogin' in when) return firstTimeLogin === when.firstTimeLogin;
  if ('call' in when) return hasCall(site, when.call) && !(isRefusedToTrials(when.call) && isAudience(visitor, 'trial'));
  if ('opens' in when) return opensTo(visitor, site, when.opens);
  if ('gate' in when) return verdictOf(site.behaviour.gates[when.gate], visitor) !== 'reject';
  if ('prop' in when) return when.is === undefined ? Boolean(props[when.prop]) : props[when.prop] === when.is;
  if ('setting' in when) {
    const value = siteValue(site, when.setting);
    return Array.isArray(value) ? value.length > 1 : Boolean(value);
  }
  if ('switchIn' in when) {
    const name = siteValue(site, when.switchIn);
    return typeof name !== 'string' || name === '' || isOn(site, name);
  }
  if ('all' in when) return when.all.every(holds);
  if ('any' in when) return when.any.some(holds);
  return !holds(when.not);
}

/** Whether the layout has something in a region for this visitor. */
export const isFilled = (region: Region, circumstances: Circumstances): boolean =>
  circumstances.site.layout[region].some(({ when }) => evaluateWhen(when, circumstances));
