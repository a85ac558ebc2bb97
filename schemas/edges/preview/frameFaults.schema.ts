import { type FramePart, framePartSchema } from './frameParts.schema.ts';

/**
 * Rules of layout that a program can check. `overflow` something sticks out at a side of the page; `cut off` text that a box hides a part
 * of; `shortened` text that is cut on purpose, with a mark that says so (no fault by itself); `collision` lines of two texts in one place;
 * `overlap` a control whose middle another element covers; `target` a control that is smaller than 24 by 24 px and too near to another
 * (WCAG 2.5.8).
 */
export const layoutRules = ['overflow', 'cut off', 'shortened', 'collision', 'overlap', 'target'] as const;
export type LayoutRule = (typeof layoutRules)[number];

/** What the preview looks for: text that is shortened on purpose is not a fault, and contrast is not a matter of layout. */
export const frameRules = [...layoutRules.filter((rule) => rule !== 'shortened'), 'contrast'] as const;
export type FrameRule = (typeof frameRules)[number];

/** Something on the page of the frame that a player cannot read or use, and what the part of the page is made of. */
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
