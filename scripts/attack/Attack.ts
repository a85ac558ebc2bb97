import type { Answered } from './exchange.ts';
import type { Scene } from './Scene.ts';

/** What was found: nothing when it is as it should be. */
export type Finding = string | undefined;

/** Proves that a door is there: who may use it gets through. Gives what stopped it, or throws `NotShown`. */
export type Control = (scene: Scene) => Promise<Finding>;

export interface Attack {
  /** What is tried, in a few words. */
  readonly name: string;
  /** The row of the threat model in docs/security.md. */
  readonly defence: string;
  /** Takes many seconds. */
  readonly isSlow?: boolean;
  /** What is sent is not a request at all, so the server may hang up without an answer. The control is repeated afterwards. */
  readonly mayHangUp?: boolean;
  /** Comes before the attack. The same one is asked once in a group of attacks. */
  readonly control: Control;
  /** Tries it, and gives all answers. */
  attack(scene: Scene): Promise<Answered | readonly Answered[]>;
  /** What is wrong about the answers. Those that are none, or a fault of the server, never get here: they are not a defence. */
  holds(answers: readonly Answered[]): Finding;
}

/** An attack cannot be tried here, so nothing is known about its defence. */
export class NotShown extends Error {
  override readonly name = 'NotShown';
}

/** The first finding about any of the answers. */
export const each =
  (check: (answered: Answered) => Finding): Attack['holds'] =>
  (answers) =>
    answers.map(check).find((finding) => finding !== undefined);
