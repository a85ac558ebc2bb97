import { type Circumstances, evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { SiteBlock } from '../../release/resolve/site.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { blockConditions } from '../../declare/entries/blockConditions.ts';

const conditions: Readonly<Record<string, Condition | undefined>> = blockConditions;

/** What a block depends on by its kind. One that this build does not know depends on nothing. */
export const conditionOf = (block: string): Condition | undefined =>
  Object.hasOwn(conditions, block) ? conditions[block] : undefined;

/** Whether what the block depends on is there. */
export const isOffered = ({ block, props }: SiteBlock, circumstances: Circumstances): boolean =>
  evaluateWhen(conditionOf(block), { ...circumstances, props });
