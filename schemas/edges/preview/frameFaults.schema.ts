import { type FramePart, framePartSchema } from './frameParts.schema.ts';

/**
 * Layout rules that a program can check. `overflow`: an element sticks out at a side of the page; `cut off`: a box clips text; `shortened`: text
 * is clipped on purpose, with an ellipsis (not a fault by itself); `collision`: lines of two texts overlap; `overlap`: another element covers
 * the middle of a control; `target`: a control is smaller than 24 by 24 px and too near to another (WCAG 2.5.8).
 */
export const layoutRules = ['overflow', 'cut off', 'shortened', 'collision', 'overlap', 'target'] as const;
export type LayoutRule = (typeof layoutRules)[number];

/** Rules of the preview: deliberately shortened text is not a fault, and contrast is checked besides the layout. */
export const frameRules = [...layoutRules.filter((rule) => rule !== 'shortened'), 'contrast'] as const;
export type FrameRule = (typeof frameRules)[number];

/** An element of the frame's page that a player cannot read or use, with the part of the page that it belongs to. */
export interface FrameFault {
  readonly rule: FrameRule;
  /** The words of the part, shortened. */
  readonly text: string;
  readonly detail: string;
  readonly part: FramePart;
}

/** More faults than this are not told apart. */
export const MOST_FAULTS = 60;

export const frameFaultsSchema = {
  type: 'array',
  maxItems: MOST_FAULTS,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['rule', 'text', 'detail', 'part'],
    properties: {
      rule: { type: 'string', enum: frameRules },
      text: { type: 'string', maxLength: 300 },
      detail: { type: 'string', maxLength: 600 },
      part: framePartSchema,
    },
  },
} as const;
