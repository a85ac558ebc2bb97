import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { problem } from '#schemas/base/json/problem.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';

/** Some 49,000 passwords that people use most, in lower case, the most used first. */
const commonPasswords = dictionary['passwords-common'];

/** Shorter names are part of many good passwords. */
const SHORTEST_NAME = 3;

/** Scores of zxcvbn are 0 to 4; below this one a script guesses the password at the sign-in, in less than a million attempts. */
const LOWEST_SCORE = 2;
/** Only the beginning is estimated, because the time grows with the square of the length. */
const ESTIMATED_LENGTH = 64;

/** Which rule a password breaks. */
export type PasswordWeakness = 'password.ownName' | 'password.common' | 'password.weak';

/** Built at the first use: it takes some 50 ms, and most starts never need it. */
let estimator: ZxcvbnFactory | undefined;
let common: ReadonlySet<string> | undefined;

/** Why a password that is long enough is easy to guess; nothing where it is not. */
export function passwordWeakness(name: string, password: string): PasswordWeakness | undefined {
  const [typed, owner] = [password.toLowerCase(), name.toLowerCase()];
  if (owner.length >= SHORTEST_NAME && typed.includes(owner)) return 'password.ownName';
  common ??= new Set(commonPasswords);
  if (common.has(typed.trim())) return 'password.common';
  estimator ??= new ZxcvbnFactory({ dictionary: { commonPasswords }, graphs: adjacencyGraphs });
  const partsOfName = owner.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= SHORTEST_NAME);
  const { score } = estimator.check(password.slice(0, ESTIMATED_LENGTH), partsOfName);
  return score < LOWEST_SCORE ? 'password.weak' : undefined;
}

/** Refuses passwords that are easy to guess: with the owner's name, common, or made of few patterns. Throws HttpProblem 422 with the rule as code. */
export function checkNewPassword(name: string, password: string): void {
  const weakness = passwordWeakness(name, password);
  if (weakness !== undefined) throw new HttpProblem(weakness, [problem(weakness, '/password')]);
}
