/**
 * Why a block of the current page is hidden: its condition; it is for members only; the header opens another menu; a dependency (mostly a call
 * of the platform) is missing; a fault; or it renders nothing.
 */
export const hiddenReasons = ['condition', 'session', 'unopened', 'platform', 'fault', 'empty'] as const;

export interface HiddenBlock {
  /** Where the block is in the release. */
  readonly pointer: string;
  readonly block: string;
  readonly reason: (typeof hiddenReasons)[number];
}
