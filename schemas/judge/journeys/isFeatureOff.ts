import { pageAt, paths } from '../../declare/pages/addresses.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { canRegister, inviting } from '../../declare/entries/namedConditions.ts';
import { entries } from '../entries/entries.ts';
import { recovery } from '../../declare/entries/recovery.ts';
import { everybody } from '../findings/views.ts';
import { menuEntries } from '../../declare/pages/menuEntries.ts';
import type { PageName } from '../../declare/pages/pages.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { Site } from '../../release/resolve/site.ts';
import { viewOf } from './registering.ts';

/** Conditions of pages that no menu's switch decides. */
const about: Readonly<Partial<Record<PageName, Condition>>> = {
  register: canRegister,
  forgot: { any: Object.values(recovery) },
  trial: entries['trial-start'].content,
  invite: inviting,
};

/** Whether a page's feature is switched off for everyone, so that a link to it would lead nowhere. */
export function isFeatureOff(site: Site, address: string): boolean {
  const name = pageAt(address.split('?')[0] ?? '');
  if (name === undefined) return false;
  const views = everybody.map((visitor) => viewOf(site, visitor));
  const offered = (when: Condition) => views.some((view) => evaluateWhen(when, view));
  const named = menuEntries.filter((entry) => site.behaviour.menus[entry].path === paths[name]);
  const byMenus = named.length > 0 && !named.some((entry) => offered({ switchIn: `behaviour.menus.${entry}.switch` }));
  const own = about[name];
  return byMenus || (own !== undefined && !offered(own));
}
