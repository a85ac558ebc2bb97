import type { Circumstances } from '../resolve/evaluateWhen.ts';
import { evaluateWhen } from '../resolve/evaluateWhen.ts';
import type { Site, SiteBlock } from '../resolve/site.ts';
import type { Visitor } from '../visitor.ts';

const yesAndNo = [false, true] as const;

/** Every circumstance under which the visitors may look at the site, with its switches as they stand. */
export const viewsOf = ({ languages, switches, behaviour: { roles } }: Site, visitors: readonly Visitor[]): Circumstances[] =>
  visitors.flatMap((visitor) =>
    languages.flatMap((language) =>
      yesAndNo.flatMap((installed) =>
        yesAndNo.map((firstTimeLogin) => ({ visitor, language, installed, firstTimeLogin, switches, roles })),
      ),
    ),
  );

/** Whether one of the blocks of this type shows in a view. Blocks at fault never do. */
export const isShown = (blocks: readonly SiteBlock[], type: string, view: Circumstances): boolean =>
  blocks.some(({ block, when, problems }) => block === type && problems.length === 0 && evaluateWhen(when, view));
