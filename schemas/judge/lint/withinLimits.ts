import { isWithin, offeredRanges } from '../../declare/names/offeredRanges.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import type { Site, SiteBlock } from '../../release/resolve/site.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';

const MINUTE_S = 60;
/** Shortest warning that the setting allows. */
const LEAST_WARNING_S = 10;

/** Ranges of days that are never offered, because they exceed the longest range of a list. */
function ranges({ behaviour }: Site): Problem[] {
  const { records } = behaviour;
  const pointer = pointerTo('template', 'behaviour', 'records', 'ranges');
  const offered = offeredRanges(records);
  return records.ranges
    .filter((range) => !isWithin(range, records.maxDays))
    .map((range) =>
      found(
        'records.rangeHidden',
        pointer,
        { range, days: records.maxDays },
        offered.length > 0 ? { op: 'set', pointer, value: offered } : undefined,
      ),
    );
}

/** The warning before an idle player is logged out must be shorter than the time without a touch. */
function idleWarning({ behaviour }: Site): Problem[] {
  const { idleMinutes, idleWarningSeconds } = behaviour.responsible;
  if (idleMinutes === 0 || idleWarningSeconds < idleMinutes * MINUTE_S) return [];
  const pointer = pointerTo('template', 'behaviour', 'responsible', 'idleWarningSeconds');
  const half = Math.max(LEAST_WARNING_S, (idleMinutes * MINUTE_S) / 2);
  return [found('idle.warningTooLong', pointer, { minutes: idleMinutes }, { op: 'set', pointer, value: half })];
}

/** Animations that stop before they have moved once. */
function motion({ props, pointer, problems }: SiteBlock): Problem[] {
  const { autoplayMs, restAfterMs } = props;
  if (problems.length > 0 || typeof autoplayMs !== 'number' || typeof restAfterMs !== 'number') return [];
  if (autoplayMs === 0 || restAfterMs === 0 || restAfterMs >= autoplayMs) return [];
  const at = `${pointer}${pointerTo('props', 'restAfterMs')}`;
  return [found('block.neverMoves', at, {}, { op: 'set', pointer: at, value: 0 })];
}

/** Settings whose limit is below a value that another setting offers. */
export const withinLimits: LintRule = ({ site }) => [
  ...ranges(site),
  ...idleWarning(site),
  ...Object.values(site.layout).flat().flatMap(motion),
];
