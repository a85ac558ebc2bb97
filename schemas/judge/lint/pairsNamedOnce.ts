import { valueAt } from '../../base/json/overlay.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { splitPair } from '../../base/text/pair.ts';
import { settings } from '../../declare/settings/settings.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';

const lists = settings.filter(({ widget }) => widget === 'pairs');

/** A list of pairs says one thing of each name. The last pair counts, so the fix takes the earlier ones out. */
export const pairsNamedOnce: LintRule = ({ full }) =>
  lists.flatMap(({ pointer }) => {
    const value = valueAt(full, pointer);
    const entries = Array.isArray(value) ? value.map(String) : [];
    const names = entries.map((entry) => splitPair(entry)[0]);
    const counting = entries.filter((_entry, index) => names.lastIndexOf(names[index] ?? '') === index);
    return names.flatMap((name, index) =>
      names.indexOf(name) === index
        ? []
        : [found('pair.repeated', pointer + pointerTo(String(index)), { name }, { op: 'set', pointer, value: counting })],
    );
  });
