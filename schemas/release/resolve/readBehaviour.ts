import { moduleIds } from '../../declare/calls/moduleIds.ts';
import { splitPair, withPairs } from '../../base/text/pair.ts';
import type { Behaviour, StoredBehaviour } from '../../declare/release/behaviour.schema.ts';
import { loadingSeconds } from '../../declare/names/loadingSeconds.ts';
import { usualNumberFields, usualPaths } from '../../declare/release/platformBehaviour.schema.ts';

/** Lays the pairs of stored behaviour over the tables that they change. */
export function readBehaviour({ platform, timings, ...others }: StoredBehaviour): Behaviour {
  const waits = timings.waits.map(splitPair).map(([action, seconds]) => [action, Number(seconds)] as const);
  return {
    ...others,
    platform: {
      ...platform,
      paths: withPairs(usualPaths, platform.paths),
      modules: withPairs(moduleIds, platform.modules),
      numberFields: withPairs(usualNumberFields, platform.numberFields),
    },
    timings: { ...timings, waits: { ...loadingSeconds, ...Object.fromEntries(waits) } },
  };
}
