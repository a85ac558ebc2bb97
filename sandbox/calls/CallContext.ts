import type { Language } from '#schemas/declare/languages/languages.ts';
import type { CallAnswer, CallName, MemberCall } from '#schemas/declare/calls/declaredCalls.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import type { Account } from './Account.ts';

/** One call as a handler sees it. `query` and `body` come from outside: handlers read them, never trust them. */
export interface CallContext {
  readonly merchantCode: string;
  readonly site: LiveSite;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON without prototype keys; undefined where none was sent. */
  readonly body: unknown;
  readonly token: string | undefined;
  readonly ip: string;
  /** What limits count by: the address, or of IPv6 the network it belongs to. */
  readonly network: string;
  /** What the encryption header says. */
  readonly encryption: string | undefined;
  /** What the version header says. */
  readonly version: string | undefined;
  /** The player's language, as far as the merchant offers it. */
  readonly language: Language;
  /** Where the merchant's players are: links in messages and providers elsewhere lead there. Without a closing slash. */
  readonly origin: string;
}

/** A call of a member. The account is the one behind the session, which `admitCaller` has checked. */
export interface MemberContext extends CallContext {
  readonly account: Account;
}

export type Handler<C extends CallName> = (
  context: C extends MemberCall ? MemberContext : CallContext,
) => CallAnswer<C> | Promise<CallAnswer<C>>;

/** One handler for every call of the table. */
export type Handlers = { readonly [C in CallName]: Handler<C> };
