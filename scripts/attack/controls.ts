import { paths } from '#schemas/declare/pages/addresses.ts';
import { API_BASE } from '#schemas/edges/api/apiRoute.ts';
import type { Control } from './Attack.ts';
import { type Finding, NotShown } from './Finding.ts';
import { type Answered, exchange, expectStatus, expectSuccess, postJson } from './exchange.ts';
import { fieldOf } from './Operator.ts';
import { logIn } from './Player.ts';

/* Controls of many attacks: each request succeeds for permitted callers. */

/** Nothing when it is a page of a merchant: any server can say 200. */
export const isPage = (answered: Answered): Finding =>
  expectStatus(answered, 200) ??
  (/<html[\s>]/.test(answered.body) && /<title>/.test(answered.body) ? undefined : 'is not a page');

export const servesHome: Control = async (scene) => isPage(await exchange(scene, { path: paths.home }));

/** A choice leads to the page again, without it in the address. */
export const redirects: Control = async (scene) => {
  const answered = await exchange(scene, { path: `${paths.home}?lang=EN` });
  return expectStatus(answered, 302, 303, 307) ?? (answered.header('location') === undefined ? 'leads nowhere' : undefined);
};

/** An operator signs in. */
export const acceptsSignIns: Control = async (scene) => {
  if (scene.operator === undefined) throw new NotShown('nobody to sign in as: give --operator name:password');
  const { name, password } = scene.operator;
  const body = JSON.stringify({ name, password });
  return expectStatus(await postJson(scene, { path: `${API_BASE}/session`, host: scene.tool, body }), 201);
};

/** A player logs in at the sandbox. */
export const acceptsLogins: Control = async (scene) => expectSuccess(await logIn(scene));

/** A call of the platform answers. */
export const answersCall =
  (path: string): Control =>
  async (scene) => {
    const answered = await exchange(scene, { path });
    return expectSuccess(answered) ?? (fieldOf(answered, 'success') === true ? undefined : 'is not an answer of a platform');
  };
