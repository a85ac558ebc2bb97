/**
 * Why a block of the page on show is not seen: its condition, it is for who is logged in, the header opens another menu, what it
 * depends on (mostly a call of the platform) is missing, a fault, or it draws nothing.
 */
export const hiddenReasons = ['condition', 'session', 'unopened', 'platform', 'fault', 'empty'] as const;

export interface HiddenBlock {
  /** Where the block is in the release. */
  readonly pointer: string;
  readonly block: string;
  readonly reason: (typeof hiddenReasons)[number];
}
