import { type HiddenBlock, hiddenReasons } from '../../judge/entries/HiddenBlock.ts';
import { type Overlay, overlays } from '../../declare/pages/overlays.ts';
import type { Gate } from '../../declare/names/statusGate.ts';

/**
 * Settings that a part of a page has read, as pointers: a block, the region around blocks, a sheet, or the page around regions with its styles.
 */
export interface ReadSettings {
  readonly region: string;
  readonly block?: string;
  readonly pointers: readonly string[];
}

/** The region of blocks outside of any region. */
export const WHOLE_PAGE = 'page';

/** The frame's current page. */
export interface FramePage {
  readonly path: string;
  /** Other than open, the site's gate is before every page. */
  readonly gate: Gate;
  /** The open overlay. */
  readonly overlay?: Overlay | undefined;
  readonly hidden: readonly HiddenBlock[];
  /** Pointers of the blocks that are drawn. */
  readonly shown: readonly string[];
  /** The settings used on the page, by the part that has read them. */
  readonly settings: readonly ReadSettings[];
}

export const framePageProperties = {
  path: { type: 'string', maxLength: 300 },
  gate: { type: 'string', enum: ['open', 'restricted', 'maintenance'] },
  overlay: { type: 'string', enum: overlays },
  hidden: {
    type: 'array',
    maxItems: 200,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['pointer', 'block', 'reason'],
      properties: {
        pointer: { type: 'string', maxLength: 300 },
        block: { type: 'string', maxLength: 120 },
        reason: { type: 'string', enum: hiddenReasons },
      },
    },
  },
  shown: { type: 'array', maxItems: 200, items: { type: 'string', maxLength: 300 } },
  settings: {
    type: 'array',
    maxItems: 200,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['region', 'pointers'],
      properties: {
        region: { type: 'string', maxLength: 40 },
        block: { type: 'string', maxLength: 120 },
        pointers: { type: 'array', maxItems: 5000, items: { type: 'string', maxLength: 300 } },
      },
    },
  },
} as const;
