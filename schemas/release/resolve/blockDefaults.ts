import { type BlockType, blocks } from '../../declare/blocks/blocks.ts';
import { isObject } from '../../base/json/isObject.ts';
import type { ComplianceProfile } from '../../declare/release/release.schema.ts';
import { complianceBlocks } from './complianceLayers.ts';
import { defaultsOf } from './defaults.ts';

/** Settings of a block that neither preset nor merchant names: the profile's, else its schema's defaults. */
export function blockDefaults(type: BlockType, profile: ComplianceProfile): Readonly<Record<string, unknown>> {
  const defaults = defaultsOf(blocks[type].schema);
  return { ...(isObject(defaults) ? defaults : {}), ...complianceBlocks[profile][type] };
}
