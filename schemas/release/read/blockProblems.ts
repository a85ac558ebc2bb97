import { blockTypes, isBlockType } from '../../declare/blocks/blocks.ts';
import { createReader } from '../../base/json/createReader.ts';
import * as blockValidators from '../../generated/blocks.js';
import { nearest } from '../../base/text/nearest.ts';
import { type Problem, problem } from '../../base/json/problem.ts';
import type { PlacedBlock } from '../../declare/release/layout.schema.ts';

/** Problems of one placed block: an unknown name, or props that its schema refuses. */
export function blockProblems(placed: PlacedBlock, pointer: string): Problem[] {
  const { block, props = {} } = placed;
  if (!isBlockType(block)) {
    const near = nearest(block, blockTypes);
    const fix = near ? ({ op: 'set', pointer: `${pointer}/block`, value: near } as const) : undefined;
    return [problem('block.unknown', `${pointer}/block`, { block, near: near ?? '' }, 'error', fix)];
  }
  const read = createReader(blockValidators[block], `${pointer}/props`)(props);
  return read.ok ? [] : [...read.problems];
}
