import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { CaptchaAnswer } from '#schemas/declare/platform/session.schema.ts';
import type { CaptchaKind, CaptchaProvider } from '#schemas/declare/names/behaviourWords.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { useSite } from '#src/site/siteContext.ts';
import { type WidgetReport, createWidgetTokens } from './captcha/widgetTokens.ts';

/** Platforms forget a captcha after some minutes; an older one is renewed before it is answered. */
const FRESH_FOR_MS = 4 * 60 * 1000;

/** Fields of a body that carry the captcha's answer (CAPT-04, CAPT-06, CAPT-10). */
interface Proof {
  readonly captcha: string;
  readonly captchaId: string;
}

/** The widget of a provider that the form shows. */
interface Widget {
  readonly provider: CaptchaProvider;
  readonly siteKey: string;
  /** Receives the widget's state. */
  readonly report: (report: WidgetReport) => void;
}

export interface Captcha {
  /** As the settings say, until the platform has answered with another. */
  readonly kind: CaptchaKind;
  /** A data URL; absent while the picture loads. */
  readonly image: string | undefined;
  /** The picture's digits as speech, a data URL; only if the captcha was requested with speech. */
  readonly audio: string | undefined;
  /** One per answer of the platform; absent until then, and with other kinds. */
  readonly widget: Widget | undefined;
  /** How far the device or the widget is; a picture waits for its reader. */
  readonly state: WidgetReport['state'];
  readonly refresh: () => void;
  /** Loads another picture, with speech. */
  readonly refreshSpoken: () => void;
  readonly refreshIfOld: () => void;
  /** The kind that the platform answers with, once it has. */
  readonly answered: () => Promise<CaptchaKind>;
  /** The proof that is sent with the form: the digits that were typed, or the token of a captcha without input, once it is there. Throws `ApiError`. */
  readonly proof: (typed: string) => Promise<Proof>;
}

/** The kind that a platform has answered with. */
const kindOf = ({ challenge, provider }: CaptchaAnswer): CaptchaKind =>
  provider ?? (challenge === undefined ? 'picture' : 'work');

const stateAfter = (error: unknown) =>
  error instanceof ApiError && error.code === 'captcha.unsupported' ? 'unsupported' : 'failed';

interface LoadedCaptcha {
  readonly kind: CaptchaKind;
  readonly image?: string | undefined;
  readonly audio?: string | undefined;
  readonly widget?: Widget | undefined;
  readonly state: Captcha['state'];
}

/** A captcha that was asked for. */
interface CaptchaRequest {
  readonly stop: AbortController;
  readonly atMs: number;
  readonly kind: Promise<CaptchaKind>;
  /** Of a picture only its id. */
  readonly proof: () => Promise<Proof | string>;
}

async function workProof({ captchaId, challenge }: CaptchaAnswer, signal: AbortSignal): Promise<Proof | string> {
  if (challenge === undefined) return captchaId;
  const { doWork } = await import('./captcha/doWork.ts');
  return { captcha: await doWork(challenge, signal), captchaId };
}

/** A captcha of the platform. It can be used once, so the next one is loaded after each answer (CAPT-01). */
export function useCaptcha(wanted: boolean): Captcha {
  const { http, site } = useSite();
  const { kind: wish, siteKey: ownKey } = site.behaviour.captcha;
  const [{ kind, image, audio, widget, state }, setShown] = useState<LoadedCaptcha>({ kind: wish, state: 'waiting' });
  const latest = useRef<CaptchaRequest>(undefined);

  const ask = useCallback(
    (params: Params) => {
      latest.current?.stop.abort();
      const stop = new AbortController();
      const show = (change: Partial<LoadedCaptcha>) => {
        if (!stop.signal.aborted) setShown((shown) => ({ ...shown, ...change }));
      };
      const answer = http.read('captcha', params);
      const tokens = createWidgetTokens();
      function report(next: WidgetReport) {
        tokens.report(next);
        show({ state: next.state });
      }
      stop.signal.addEventListener('abort', () => tokens.report({ state: 'failed' })); // a removed widget must not keep anyone waiting
      show({ image: undefined, audio: undefined, widget: undefined, state: 'waiting' });
      const kind = answer.then((answered) => {
        const { provider, siteKey = ownKey } = answered;
        const shown = { kind: kindOf(answered), image: answered.image, audio: answered.audio };
        // At once: its field is there when the code that waits for the kind goes on.
        flushSync(() => show({ ...shown, widget: provider && { provider, siteKey, report } }));
        return shown.kind;
      });
      const worked = answer.then((answered) => workProof(answered, stop.signal));
      worked.then(
        (proof) => typeof proof === 'object' && show({ state: 'passed' }),
        (error: unknown) => show({ state: stateAfter(error) }), // its place says so and offers another try
      );
      async function proof(): Promise<Proof | string> {
        const { provider, captchaId } = await answer;
        return provider === undefined ? worked : { captcha: await tokens.token(), captchaId };
      }
      latest.current = { stop, atMs: performance.now(), kind: kind.catch(() => wish), proof };
    },
    [http, wish, ownKey],
  );
  const refresh = useCallback(() => ask({}), [ask]);
  const refreshSpoken = useCallback(() => ask({ audio: '1' }), [ask]);

  useEffect(() => {
    if (!wanted) return undefined;
    refresh();
    return () => latest.current?.stop.abort();
  }, [wanted, refresh]);

  const refreshIfOld = useCallback(() => {
    if (performance.now() - (latest.current?.atMs ?? 0) > FRESH_FOR_MS) refresh();
  }, [refresh]);

  const answered = useCallback(async () => (await latest.current?.kind) ?? wish, [wish]);

  const proof = useCallback(
    async (typed: string): Promise<Proof> => {
      if (kind === 'work') refreshIfOld(); // the token of a widget says itself when it has run out
      const found = await latest.current?.proof().catch((error: unknown) => {
        if (kind === 'picture') return ''; // the platform says that the answer fits no picture
        throw error instanceof ApiError ? error : new ApiError('captcha.notChecked', 0, String(error));
      });
      return typeof found === 'object' ? found : { captcha: typed, captchaId: found ?? '' };
    },
    [kind, refreshIfOld],
  );

  return { kind, image, audio, widget, state, refresh, refreshSpoken, refreshIfOld, answered, proof };
}
