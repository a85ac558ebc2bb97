import { API_BASE } from '#schemas/edges/api/apiRoute.ts';
import { CSRF_HEADER } from '#schemas/edges/api/session.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { NotShown } from './Finding.ts';
import { type Answered, exchange } from './exchange.ts';
import type { Target } from './Target.ts';

/** Deviations from a regular request of an operator that make it an attack. */
export interface RequestOverrides {
  readonly lines?: readonly string[];
  /** Instead of the session's own; an empty text for none. */
  readonly csrf?: string;
}

/** A signed-in operator. */
export interface Operator {
  readonly id: number | undefined;
  readonly name: string;
  readonly password: string;
  readonly stage: string;
  /** The browser's cookies, as `name=value; name=value`. */
  readonly cookie: string;
  readonly csrf: string;
  /** The answer that began the session. */
  readonly begun: Answered;
  /** A request to the operators' API. A text is sent as it is. */
  ask(method: string, path: string, body?: object | string, oddly?: RequestOverrides): Promise<Answered>;
  /** The same, in place of a draft as it stands. */
  askOnDraft(method: string, merchant: string, path: string, body?: object | string): Promise<Answered>;
}

/** The JSON of an answer; undefined if it is not JSON. Parsed without checks: a planted value must not hide the answer. */
function jsonOf({ body }: Answered): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'latin1').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The value of an answer at these keys. */
export function fieldOf(answered: Answered, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), jsonOf(answered));
}

export const cookieLines = ({ head }: Answered): readonly string[] =>
  [...head.matchAll(/^set-cookie: (.*)$/gim)].map(([, line = '']) => line.trim());

/** The cookies that a browser would send back after an answer. */
export const cookieOf = (answered: Answered): string =>
  cookieLines(answered)
    .map((line) => line.split(';')[0])
    .join('; ');

function signedInBy(
  target: Target,
  who: { readonly name: string; readonly password: string; readonly id?: number },
  begun: Answered,
): Operator {
  const [stage, csrf] = [fieldOf(begun, 'stage'), fieldOf(begun, 'csrf')];
  if (begun.status !== 201 || typeof stage !== 'string' || typeof csrf !== 'string')
    throw new NotShown(`could not sign in as ${who.name}: ${begun.status} ${begun.code}`);
  const cookie = cookieOf(begun);
  const operator: Operator = {
    id: who.id,
    name: who.name,
    password: who.password,
    stage,
    cookie,
    csrf,
    begun,
    ask(method, path, body, { lines = [], csrf: given = csrf } = {}) {
      const text = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
      return exchange(target, {
        method,
        path: API_BASE + path,
        host: target.tool,
        lines: [
          `Cookie: ${cookie}`,
          ...(given === '' ? [] : [`${CSRF_HEADER}: ${given}`]),
          ...(text === undefined ? [] : ['Content-Type: application/json']),
          ...lines,
        ],
        ...(text === undefined ? {} : { body: Buffer.from(text).toString('latin1') }),
      });
    },
    async askOnDraft(method, merchant, path, body) {
      const revision = fieldOf(await operator.ask('GET', `/merchants/${merchant}`), 'draft', 'revision');
      return operator.ask(method, `/merchants/${merchant}${path}`, body, { lines: [`If-Match: "${String(revision)}"`] });
    },
  };
  return operator;
}

const post = (target: Target, path: string, body: object): Promise<Answered> =>
  exchange(target, {
    method: 'POST',
    path: API_BASE + path,
    host: target.tool,
    lines: ['Content-Type: application/json'],
    body: JSON.stringify(body),
  });

/** Throws `NotShown` where the server does not let them in. */
export const signIn = async (target: Target, name: string, password: string, id?: number): Promise<Operator> =>
  signedInBy(target, { name, password, ...(id === undefined ? {} : { id }) }, await post(target, '/session', { name, password }));

/** Chooses a password by a link of an invitation. */
export async function acceptLink(target: Target, name: string, id: number, token: string): Promise<Operator> {
  const password = `Attack ${token.slice(0, 20)}`;
  return signedInBy(target, { name, password, id }, await post(target, '/links/accept', { token, password }));
}
