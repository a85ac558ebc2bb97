import { checkGuard } from '../../release/guards/checkGuard.ts';
import { guardOf } from '../../release/guards/guardOf.ts';
import { type Page, pageNames, pages } from '../../declare/pages/pages.ts';
import type { Region } from '../../declare/names/regions.ts';
import type { Site } from '../../release/resolve/site.ts';
import { type Visitor, isAudience } from '../../declare/names/visitor.ts';
import { memberMenus } from './hiddenReason.ts';

/** Whether a visitor can see a region: on one of its pages, or in a menu of a session. */
export function reaches({ behaviour }: Site, region: Region, visitor: Visitor): boolean {
  if (memberMenus.some((menu) => menu === region)) return !isAudience(visitor, 'guest');
  const holding = pageNames.map((name): Page => pages[name]).filter((page) => page.region === region);
  if (holding.length === 0) return true;
  return holding.some(({ path }) => {
    const guard = guardOf(path, behaviour.gates);
    return guard === undefined || checkGuard(guard, visitor, behaviour) === 'allowed';
  });
}
