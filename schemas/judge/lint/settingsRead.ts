import { blocksReading } from './soleReaders.ts';
import { found } from '../findings/findings.ts';
import { isMergedWithPreset } from './isMergedWithPreset.ts';
import type { LintRule } from '../findings/LintRule.ts';

/** Settings that the merchant has changed, though no block that reads them is placed anywhere. */
export const settingsRead: LintRule = ({ site, provenance }) => {
  if (!isMergedWithPreset(provenance)) return [];
  const placed = new Set(
    Object.values(site.layout)
      .flat()
      .map(({ block }) => block),
  );
  return [...blocksReading]
    .filter(([pointer, blocks]) => provenance[pointer] === 'merchant' && !blocks.some((block) => placed.has(block)))
    .map(([pointer, blocks]) => found('setting.notRead', pointer, { blocks }, { op: 'remove', pointer }));
};
