import { problem } from '#schemas/problem.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';

/**
 * What a length cannot say: a password that holds its owner's name, or is one or two characters over and over, is
 * guessed first. Throws HttpProblem 422.
 */
export function checkNewPassword(name: string, password: string): void {
  const holdsName = password.toLowerCase().includes(name.toLowerCase());
  if (!holdsName && new Set(password).size > 3) return;
  throw new HttpProblem('password.weak', [problem('password.weak', '/password')]);
}
