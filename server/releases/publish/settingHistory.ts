import { dequal } from 'dequal/lite';
import {
  HISTORY_CHANGES,
  HISTORY_RELEASES,
  type SettingChange,
  type SettingHistory,
} from '#schemas/edges/api/releases.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { migrate } from '#schemas/release/migrations/migrate.ts';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { type Release, type TemplateVersion, templateVersions } from '#schemas/declare/release/release.schema.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import type { Queries } from '../../store/database/Database.ts';
import { type ValueInRelease, valuesInReleases } from '../../store/repositories/releases.ts';

type Presets = Readonly<Record<TemplateVersion, Release>>;

interface Place {
  readonly merchantCode: string;
  /** JSON Pointer of the setting. */
  readonly pointer: string;
  /** The block whose setting it is; wherever in its region the block is. */
  readonly blockId: string | undefined;
}

/** A release and the merchant's own value in it; undefined where the value is inherited. */
export type ReleaseValue = Pick<ValueInRelease, 'releaseId' | 'revision' | 'by' | 'createdAt'> & { readonly value: unknown };

/** Where to look in a document, and how to find the setting there. */
interface Reading {
  readonly keys: readonly string[];
  readonly read: (found: unknown, version: string | null) => unknown;
}

/** A layout replaces a region's list as a whole, so a block is found in the list of the release, or of its preset. */
function readingOf({ pointer, blockId }: Place, presets: Presets): Reading {
  const keys = keysOf(pointer);
  const [root, part, region, , ...rest] = keys;
  if (blockId === undefined || root !== 'template' || part !== 'layout' || region === undefined)
    return { keys, read: (found) => found };
  const list = [root, part, region];
  return {
    keys: list,
    read(found, named) {
      const version = templateVersions.find((templateVersion) => templateVersion === named);
      const blocks = found ?? (version && valueAt(presets[version], pointerTo(...list)));
      const block: unknown = Array.isArray(blocks) ? blocks.find((each) => isObject(each) && each['id'] === blockId) : undefined;
      return valueAt(block, pointerTo(...rest));
    },
  };
}

/** The value in one release; nothing where this build cannot read the release. */
function valueIn(stored: ValueInRelease, { keys, read }: Reading): ReleaseValue | undefined {
  const { releaseId, revision, by, createdAt, older } = stored;
  const record = { releaseId, revision, by, createdAt };
  if (older === null) return { ...record, value: read(stored.isSet ? stored.value : undefined, stored.version) };
  const migrated = migrate(older);
  if (!migrated.ok) return undefined;
  const version = valueAt(migrated.value, '/template/version');
  return { ...record, value: read(valueAt(migrated.value, pointerTo(...keys)), typeof version === 'string' ? version : null) };
}

/**
 * The releases in which a value differs from the release before.
 *
 * @param releases Newest first.
 * @param start What counted before the last of them, if that is the first there was; nothing if there are older ones.
 */
export function changesIn(releases: readonly ReleaseValue[], start: { readonly value: unknown } | undefined): SettingChange[] {
  return releases.flatMap(({ releaseId, revision, by, createdAt, value: after }, index): SettingChange[] => {
    const older = releases[index + 1] ?? start;
    if (older === undefined || dequal(older.value, after)) return [];
    const before = older.value;
    return [
      {
        releaseId,
        revision,
        by,
        at: createdAt.toISOString(),
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      },
    ];
  });
}

/** In which of the last releases a setting changed. One query, which reads only the setting of each release. */
export async function settingHistory(queries: Queries, presets: Presets, place: Place): Promise<SettingHistory> {
  const reading = readingOf(place, presets);
  const stored = await valuesInReleases(queries, place.merchantCode, reading.keys, HISTORY_RELEASES + 1);
  const isWhole = stored.length <= HISTORY_RELEASES;
  const changes = changesIn(
    stored.flatMap((each) => valueIn(each, reading) ?? []),
    isWhole ? { value: reading.read(undefined, stored.at(-1)?.version ?? null) } : undefined,
  );
  return { changes: changes.slice(0, HISTORY_CHANGES), isMore: !isWhole || changes.length > HISTORY_CHANGES };
}
