import type { Address } from './exchange.ts';

/** The attacked server with its merchant and accounts. */
export interface Target extends Address {
  /** `Host` of a merchant's player. */
  readonly player: string;
  /** `Host` of the operator's tool. */
  readonly tool: string;
  /** The merchant of that player. */
  readonly merchant: string;
  /** An administrator of all merchants. */
  readonly operator?: { readonly name: string; readonly password: string } | undefined;
}
