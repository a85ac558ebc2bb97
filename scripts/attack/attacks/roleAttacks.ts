import { isAtLeast } from '#schemas/edges/api/roleGrants.ts';
import { type Attack, type Control, each } from '../Attack.ts';
import { NotShown } from '../Finding.ts';
import { type Answered, expectCode, expectSuccess } from '../exchange.ts';
import { type Operator, fieldOf, signIn } from '../Operator.ts';
import { type NamedRoute, admitted, apiRouteList, askRoute, isAdmitted, isWrite } from '../routes.ts';
import { ATTACKED, type Scene } from '../Scene.ts';

/** Every route that asks for more than to look. */
const aboveViewer = apiRouteList.filter(
  ({ route: { access } }) => typeof access === 'object' && !isAtLeast('viewer', access.role),
);

const askAs = (operator: Operator, { route }: NamedRoute, path: string): Promise<Answered> =>
  operator.ask(route.method, path, isWrite(route) ? '{}' : undefined, { lines: ['If-Match: "999999999"'] });

const tooLow = (named: NamedRoute): Attack => ({
  name: `${named.name} by a viewer`,
  defence: 'roles',
  control: isAdmitted[named.name] ?? (() => Promise.resolve('no such route')),
  attack: async (scene) => askRoute({ ...scene, as: () => scene.as('viewer') }, named),
  holds: each((answered) => expectCode(answered, 'role.tooLow')),
});

const atMerchants = apiRouteList.filter(({ route: { access } }) => typeof access === 'object' && access.at === 'merchant');
const elsewhere = (named: NamedRoute, { merchant }: Scene): string =>
  named.route.path.replace(':code', merchant).replaceAll(/:\w+/g, '99999999999');

const atAnother = (named: NamedRoute): Attack => ({
  name: `${named.name} at another merchant`,
  defence: 'tenant',
  control: async (scene) => admitted(await askAs(await scene.as('overseer'), named, elsewhere(named, scene))),
  attack: async (scene) => askAs(await scene.as('admin'), named, elsewhere(named, scene)),
  holds: each((answered) => expectCode(answered, 'merchant.unknown')),
});

const setRoles = async (scene: Scene, roles: object): Promise<Answered> => {
  const [administrator, viewer] = [await scene.as('admin'), await scene.as('viewer')];
  return administrator.ask('PUT', `/people/${viewer.id}/roles`, roles);
};

const givesRolesHere: Control = async (scene) =>
  expectSuccess(await setRoles(scene, { all: null, merchants: { [ATTACKED]: 'viewer' } }));

const rights: readonly Attack[] = [
  {
    name: 'a role everywhere, given by an administrator of one merchant',
    defence: 'admin-scope',
    control: givesRolesHere,
    attack: (scene) => setRoles(scene, { all: 'admin', merchants: {} }),
    holds: each((answered) => expectCode(answered, 'role.notYours')),
  },
  {
    name: 'a role at another merchant, given by an administrator of one',
    defence: 'admin-scope',
    control: givesRolesHere,
    attack: (scene) => setRoles(scene, { all: null, merchants: { [ATTACKED]: 'viewer', [scene.merchant]: 'admin' } }),
    holds: each((answered) => expectCode(answered, 'role.notYours')),
  },
];

interface WithFactor {
  readonly operator: Operator;
  /** Single-use sign-in codes. */
  readonly codes: readonly string[];
}

const made = new WeakMap<Scene, Promise<WithFactor>>();

/** An operator who has set up one-time codes, with the recovery codes. */
function withFactor(scene: Scene): Promise<WithFactor> {
  const existing = made.get(scene) ?? setUpFactor(scene);
  made.set(scene, existing);
  return existing;
}

async function setUpFactor(scene: Scene): Promise<WithFactor> {
  const { Secret, TOTP } = await import('otpauth');
  const operator = await scene.someone('viewer');
  const secret = fieldOf(await operator.ask('POST', '/account/totp'), 'secret');
  if (typeof secret !== 'string') throw new NotShown('no second factor could be set up');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const codes = fieldOf(await operator.ask('POST', '/account/totp/confirmation', { code }), 'codes');
  if (!Array.isArray(codes)) throw new NotShown('the second factor could not be confirmed');
  return { operator, codes: codes.map(String) };
}

/** A new session of that operator, after the password. */
async function afterPassword(scene: Scene): Promise<Operator> {
  const { operator } = await withFactor(scene);
  return signIn(scene, operator.name, operator.password);
}

const ACCOUNT = '/account';

const opensByFactor: Control = async (scene) => {
  const { codes } = await withFactor(scene);
  const halfway = await afterPassword(scene);
  // Nothing asks for the factor: the door is open, and the attack will say so.
  if (halfway.stage === 'full') return undefined;
  const passed = await halfway.ask('POST', '/session/factor', { code: codes[0] });
  return expectSuccess(passed) ?? (fieldOf(passed, 'stage') === 'full' ? undefined : 'the session is not finished');
};

const factors: readonly Attack[] = [
  {
    name: 'a session whose second factor is missing',
    defence: 'second-factor',
    control: opensByFactor,
    attack: async (scene) => {
      const halfway = await afterPassword(scene);
      return [await halfway.ask('GET', ACCOUNT), await halfway.ask('GET', '/merchants')];
    },
    holds: each((answered) => expectCode(answered, 'factor.missing')),
  },
  {
    name: 'a second factor that was used before, and one that is guessed',
    defence: 'second-factor',
    control: opensByFactor,
    attack: async (scene) => {
      const [{ codes }, halfway] = [await withFactor(scene), await afterPassword(scene)];
      return [
        await halfway.ask('POST', '/session/factor', { code: codes[0] }),
        await halfway.ask('POST', '/session/factor', { code: '000000' }),
      ];
    },
    holds: each((answered) => expectCode(answered, 'factor.wrong')),
  },
];

/** Operators who try actions that their role, merchant or incomplete sign-in does not allow. */
export const roleAttacks: readonly Attack[] = [...aboveViewer.map(tooLow), ...atMerchants.map(atAnother), ...rights, ...factors];
