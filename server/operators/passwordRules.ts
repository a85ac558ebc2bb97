import { problem } from '#schemas/problem.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';

/**
 * Refuses passwords that are long enough but easy to guess: those that contain the owner's name, or repeat one or two
 * characters. Throws HttpProblem 422.
 */
export function checkNewPassword(name: string, password: string): void {
  const holdsName = password.toLowerCase().includes(name.toLowerCase());
  if (!holdsName && new Set(password).size > 3) return;
  throw new HttpProblem('password.weak', [problem('password.weak', '/password')]);
}
