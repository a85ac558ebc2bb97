/** Description of a fault; undefined if there is none. */
export type Finding = string | undefined;

/** An attack cannot be tried here, so nothing is known about its defence. */
export class NotShown extends Error {
  override readonly name = 'NotShown';
}
