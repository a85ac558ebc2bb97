const LONGEST_TEXT = 600;
const texts = (maxItems: number) => ({ type: 'array', maxItems, items: { type: 'string', maxLength: LONGEST_TEXT } }) as const;

/** Identifies parts of a page. Empty lists identify nothing. */
export interface FrameMarks {
  /** Pointers of placed blocks. */
  readonly blocks: readonly string[];
  /** Names of form controls. */
  readonly fields: readonly string[];
  /** Colours as `#rrggbb`: everything that is painted or written in them. */
  readonly colours: readonly string[];
  /** Whole texts. */
  readonly texts: readonly string[];
  /** Addresses of pictures. */
  readonly pictures: readonly string[];
}

/** More changes than this are not told apart at a glance. */
export const MAX_MARKS = 40;

export const NO_MARKS: FrameMarks = { blocks: [], fields: [], colours: [], texts: [], pictures: [] };

export const frameMarksSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['blocks', 'fields', 'colours', 'texts', 'pictures'],
  properties: { blocks: texts(200), fields: texts(40), colours: texts(12), texts: texts(40), pictures: texts(12) },
} as const;

/** The part under the pointer: `block` is a pointer, `field` a control's name, colours are `#rrggbb`, foreground first. */
export interface FramePart {
  readonly block: string;
  readonly field: string;
  readonly text: string;
  readonly picture: string;
  readonly colours: readonly string[];
}

export const framePartSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['block', 'field', 'text', 'picture', 'colours'],
  properties: {
    block: { type: 'string', maxLength: 300 },
    field: { type: 'string', maxLength: 60 },
    text: { type: 'string', maxLength: LONGEST_TEXT },
    picture: { type: 'string', maxLength: LONGEST_TEXT },
    colours: texts(4),
  },
} as const;

/** Where a part is in the frame's window, in CSS pixels of the frame. */
export interface FrameBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const pixels = { type: 'number', minimum: -1_000_000, maximum: 1_000_000 } as const;

export const frameBoxSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['x', 'y', 'width', 'height'],
  properties: { x: pixels, y: pixels, width: pixels, height: pixels },
} as const;

/** Longest name that is written at an outline. */
export const MAX_PART_NAME = 120;

/** The visible state of one control after it was filled in and left. */
export interface SeenField {
  readonly name: string;
  readonly isThere: boolean;
  /** The fault below the control; empty when it is accepted. */
  readonly message: string;
}

export const seenFieldsSchema = {
  type: 'array',
  maxItems: 40,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'isThere', 'message'],
    properties: {
      name: { type: 'string', maxLength: 60 },
      isThere: { type: 'boolean' },
      message: { type: 'string', maxLength: LONGEST_TEXT },
    },
  },
} as const;
