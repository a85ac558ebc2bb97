/** What an attack found: nothing when the server held. */
export type Finding = string | undefined;

/** Who and what is attacked. */
export interface Target {
  readonly url: URL;
  /** `Host` of a merchant's player. */
  readonly player: string;
  /** `Host` of the operator's tool. */
  readonly tool: string;
  /** Whom to sign in as, for the attacks that need a session. */
  readonly operator?: { readonly name: string; readonly password: string } | undefined;
}

export interface Attack {
  /** What is tried, in a few words. */
  readonly name: string;
  /** Takes many seconds. */
  readonly isSlow?: boolean;
  /** Tries it. Gives what went wrong, or nothing. Throws `LeftOut` when it cannot be tried here. */
  run(target: Target): Promise<Finding>;
}

/** The target has nothing that this attack could be tried on. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut';
}
