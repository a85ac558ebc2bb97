/** An element of a drawing, with what stands in it in order: elements, and text with its entities resolved. */
export interface DrawingPart {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (DrawingPart | string)[];
}

/** The text directly in an element. */
export const textOf = ({ children }: DrawingPart): string => children.filter((child) => typeof child === 'string').join('');
