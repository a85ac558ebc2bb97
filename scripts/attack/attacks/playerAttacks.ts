import { DEMO_PASSWORD } from '#sandbox/accounts/demoAccounts.ts';
import { type Attack, each } from '../Attack.ts';
import { acceptsLogins } from '../controls.ts';
import { type Answered, exchange, expectCode, expectStatus, expectSuccess } from '../exchange.ts';
import { fieldOf } from '../Operator.ts';
import { DEMO_PLAYER, logIn, seal, sendLogin, tokenOf } from '../Player.ts';
import type { Scene } from '../Scene.ts';

const memberInfo = (scene: Scene, token: string, host = scene.player): Promise<Answered> =>
  exchange(scene, { path: '/wps/member/info', host, lines: [`Authorization: ${token}`] });

/** Accounts that no other attack logs in with: after wrong guesses every login from this address needs a captcha. */
const GUESSED = 'demospecial';
const GUESSED_FROM_ELSEWHERE = 'demoagent';

/** Guesses of an account's password, and the expected refusals. */
const guesses = (name: string, defence: string, username: string, linesOf: (guess: number) => readonly string[]): Attack => ({
  name,
  defence,
  control: async (scene) => expectSuccess(await logIn(scene, { username })),
  async attack(scene) {
    const answers: Answered[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      answers.push(await logIn(scene, { username, password: `guess-${scene.run}-${guess}` }, linesOf(guess)));
    return answers;
  },
  holds: (answers) => {
    const last = answers.at(-1);
    if (answers.some(({ status }) => status < 400)) return 'was let in';
    return last && expectCode(last, 'captcha.required', 'login.locked');
  },
});

/** Players, and strangers at their accounts. */
export const playerAttacks: readonly Attack[] = [
  {
    name: 'a login that was recorded, sent again',
    defence: 'login-replay',
    control: acceptsLogins,
    async attack(scene) {
      const recorded = await seal(scene, { type: 'username', username: DEMO_PLAYER, password: DEMO_PASSWORD });
      await sendLogin(scene, recorded);
      return sendLogin(scene, recorded);
    },
    holds: each((answered) => expectCode(answered, 'login.replayed')),
  },
  {
    name: 'a login without what makes it serve once',
    defence: 'login-replay',
    control: acceptsLogins,
    attack: async (scene) => [await logIn(scene, { nonce: undefined }), await logIn(scene, { issuedAtMs: Date.UTC(2020) })],
    holds: each((answered) => expectCode(answered, 'login.payload', 'login.stale')),
  },
  {
    name: 'a session that was planted before the login',
    defence: 'planted-session',
    control: acceptsLogins,
    async attack(scene) {
      const planted = await tokenOf(scene, { username: 'demoagent' });
      const answered = await logIn(scene, {}, [`Authorization: ${planted}`, `Cookie: token=${planted}`]);
      return [await memberInfo(scene, planted), answered, await memberInfo(scene, String(fieldOf(answered, 'value', 'token')))];
    },
    holds: ([planted, answered, info]) => {
      if (planted === undefined || answered === undefined || info === undefined) return 'no answer';
      const isSame = planted.body === info.body;
      return expectStatus(answered, 200) ?? expectStatus(info, 200) ?? (isSame ? 'goes on with the planted session' : undefined);
    },
  },
  {
    name: 'a session that was made up',
    defence: 'planted-session',
    control: async (scene) => expectSuccess(await memberInfo(scene, await tokenOf(scene))),
    attack: async (scene) => [await memberInfo(scene, 'A'.repeat(43)), await memberInfo(scene, "' or 1=1")],
    holds: each((answered) => expectStatus(answered, 401)),
  },
  guesses('six guesses at a password', 'player-guess', GUESSED, () => []),
  guesses('six guesses, each from an address that is claimed', 'claimed-address', GUESSED_FROM_ELSEWHERE, (guess) => [
    `X-Forwarded-For: 198.51.100.${guess}`,
  ]),
];
