import type { Answered } from './exchange.ts';
import type { Finding } from './Finding.ts';
import type { Scene } from './Scene.ts';

/** Proves that a route works for permitted callers. Returns the obstacle, or throws `NotShown`. */
export type Control = (scene: Scene) => Promise<Finding>;

export interface Attack {
  /** The attack, in a few words. */
  readonly name: string;
  /** The row of the threat model in docs/security.md. */
  readonly defence: string;
  /** Takes many seconds. */
  readonly isSlow?: boolean;
  /** The message is not a valid request, so the server may hang up without an answer. The control is repeated afterwards. */
  readonly mayHangUp?: boolean;
  /** Runs before the attack. The same one runs once per group of attacks. */
  readonly control: Control;
  /** Tries it, and gives all answers. */
  attack(scene: Scene): Promise<Answered | readonly Answered[]>;
  /** The fault of the answers. Missing answers and server errors never get here: they are not a defence. */
  holds(answers: readonly Answered[]): Finding;
}

/** The first finding about any of the answers. */
export const each =
  (check: (answered: Answered) => Finding): Attack['holds'] =>
  (answers) =>
    answers.map(check).find((finding) => finding !== undefined);
