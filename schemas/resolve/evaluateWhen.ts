import type { Language } from '../languages.ts';
import type { When } from '../release/layout.schema.ts';
import type { SwitchName } from '../switchNames.ts';
import { type Roles, type Visitor, audiencesOf } from '../visitor.ts';
import type { Site } from './site.ts';

/** What conditions may look at. */
export interface Circumstances {
  readonly visitor: Visitor;
  readonly language: Language;
  readonly installed: boolean;
  /** The member in view had never been logged in before (LOGIN-24). */
  readonly firstTimeLogin?: boolean;
  readonly switches: Site['switches'];
  readonly roles: Roles;
}

/** Whether a block's condition holds. No condition always holds; an unknown switch never does. */
export function evaluateWhen(when: When | undefined, circumstances: Circumstances): boolean {
  if (when === undefined) return true;
  const holds = (inner: When) => evaluateWhen(inner, circumstances);
  if ('audience' in when)
    return audiencesOf(circumstances.visitor, circumstances.roles).some((audience) => when.audience.includes(audience));
  if ('language' in when) return when.language.includes(circumstances.language);
  // The site holds every switch there is, so its own keys tell a known name; the long table of facts stays out of the player.
  if ('switch' in when)
    return Object.hasOwn(circumstances.switches, when.switch) && circumstances.switches[when.switch as SwitchName];
  if ('installed' in when) return circumstances.installed === when.installed;
  if ('firstTimeLogin' in when) return (circumstances.firstTimeLogin ?? false) === when.firstTimeLogin;
  if ('all' in when) return when.all.every(holds);
  if ('any' in when) return when.any.some(holds);
  return !holds(when.not);
}
