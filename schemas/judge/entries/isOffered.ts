import { type Circumstances, evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { SiteBlock } from '../../release/resolve/site.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { blockConditions } from '../../generated/blockConditions.js';

/** What a block depends on by its kind. One that this build does not know depends on nothing. */
export const conditionOf = (block: string): Condition | undefined =>
  Object.hasOwn(blockConditions, block) ? blockConditions[block] : undefined;

/** Whether what the block depends on is there. */
export const isOffered = ({ block, props }: SiteBlock, circumstances: Circumstances): boolean =>
  evaluateWhen(conditionOf(block), { ...circumstances, props });
