import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';

/** A request to the fake platform: the parameters of a read, the body of a send. */
interface Asked {
  readonly call: CallName;
  readonly given: unknown;
  readonly encryption?: string | undefined;
  /** Of the session it was asked for, where that is not the page's. */
  readonly token?: string | undefined;
}

type Given<C extends CallName> =
  | CallAnswer<C>
  | ApiError
  | Promise<CallAnswer<C>>
  | ((given: unknown) => CallAnswer<C> | ApiError);

/** Answer, refusal or function of the request, by call. */
export type FakeAnswers = { readonly [C in CallName]?: Given<C> };

export interface FakeHttp extends Http {
  readonly asked: readonly Asked[];
  /** Changes the answers from now on. */
  readonly answer: (answers: FakeAnswers) => void;
}

/** A test's own platform. Unknown calls fail as if they never arrived. */
export function fakeHttp(first: FakeAnswers = {}): FakeHttp {
  const asked: Asked[] = [];
  let answers = first;

  async function settle<C extends CallName>(
    call: C,
    given: unknown,
    how: Pick<Asked, 'encryption' | 'token'> = {},
  ): Promise<CallAnswer<C>> {
    asked.push({ call, given, ...how });
    if (!Object.hasOwn(answers, call)) throw new ApiError('network', 0, `no fake answer to ${call}`);
    const known: unknown = answers[call];
    const answer: unknown = await (typeof known === 'function' ? (known as (given: unknown) => unknown)(given) : known);
    if (answer instanceof ApiError) throw answer;
    return answer as CallAnswer<C>; // the map pairs each call with its own kind of answer
  }

  return {
    asked,
    answer: (more) => {
      answers = { ...answers, ...more };
    },
    read: (call, params: Params = {}, token) => settle(call, params, token === undefined ? {} : { token }),
    send: (call, body, encryption) => settle(call, body, encryption === undefined ? {} : { encryption }),
  };
}
