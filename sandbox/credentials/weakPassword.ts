import { dictionary } from '@zxcvbn-ts/language-common';
import type { RuleFault } from '#schemas/rules/runRules.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';

/** How many of the most common passwords are refused (NIST SP 800-63B requires such a list). */
const COMMON = 10_000;
/** A name of fewer letters is in many good passwords. */
const SHORTEST_NAME = 4;

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, COMMON));

/** Why a new password is too easy to guess, by data of the server; undefined if the merchant has no such rule. */
export function weakPassword({ full }: LiveSite, password: string, username = ''): RuleFault | undefined {
  if (!full.template.behaviour.password.refuseCommon) return undefined;
  const [typed, name] = [password.toLowerCase(), username.toLowerCase()];
  if (common.has(typed)) return { message: 'rule.passwordCommon', params: {} };
  const holdsName = name.length >= SHORTEST_NAME && typed.includes(name);
  return typed === name || holdsName ? { message: 'rule.passwordName', params: {} } : undefined;
}
