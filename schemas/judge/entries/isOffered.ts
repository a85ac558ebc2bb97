import { type Circumstances, evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { SiteBlock } from '../../release/resolve/site.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { blockConditions } from '../../generated/blockConditions.js';

/** The condition of a block's type. A type unknown to this build has none. */
export const conditionOf = (block: string): Condition | undefined =>
  Object.hasOwn(blockConditions, block) ? blockConditions[block] : undefined;

/** Whether the block's condition holds. */
export const isOffered = ({ block, props }: SiteBlock, circumstances: Circumstances): boolean =>
  evaluateWhen(conditionOf(block), { ...circumstances, props });
