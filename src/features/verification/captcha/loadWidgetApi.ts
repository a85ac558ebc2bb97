import type { CaptchaProvider } from '#schemas/declare/names/behaviourWords.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { scriptAddress } from '#src/lib/scriptAddress.ts';

/** The common API of both providers' scripts, as far as it is used here. */
export interface WidgetApi {
  /** Draws a widget into an element. Gives its id; throws where it cannot. */
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): string | undefined;
  remove(id: string): void;
}

/** The function that both scripts call once they are ready. */
const READY = 'onCaptchaScript';
const scripts: Readonly<Record<CaptchaProvider, string>> = {
  turnstile: `https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=${READY}`,
  hcaptcha: `https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&onload=${READY}`,
};

const LOADS_WITHIN_MS = 15_000;
/** Turnstile's script replaces itself after three hours, which the page's policy forbids. Before that it is loaded again. */
const FRESH_FOR_MS = 2 * 60 * 60 * 1000;

const isApi = (value: unknown): value is WidgetApi =>
  isObject(value) && typeof value['render'] === 'function' && typeof value['remove'] === 'function';

function addScript(provider: CaptchaProvider): Promise<WidgetApi> {
  // Scripts of others leave their names there.
  const names = globalThis as unknown as Record<string, unknown>;
  delete names[provider]; // a script that finds itself there does nothing
  const script = document.createElement('script');
  const loaded = new Promise<WidgetApi>((resolve, reject) => {
    const fail = (why: string) => reject(new TypeError(`the script of ${provider} ${why}`));
    names[READY] = () => {
      const api = names[provider];
      if (isApi(api)) resolve(api);
      else fail('has no function that draws a widget');
    };
    script.addEventListener('error', () => fail('did not load'));
    setTimeout(() => fail('took too long'), LOADS_WITHIN_MS);
    script.src = scriptAddress(scripts[provider], 'captcha');
    document.head.append(script);
  });
  return loaded.finally(() => script.remove());
}

interface Loaded {
  readonly api: Promise<WidgetApi>;
  readonly atMs: number;
}
const loaded = new Map<CaptchaProvider, Loaded>();

/**
 * The script of a provider, added to the page when it is first asked for. After a failure the next call adds it again.
 *
 * @throws TypeError when it does not come.
 */
export function loadWidgetApi(provider: CaptchaProvider): Promise<WidgetApi> {
  const loading = loaded.get(provider);
  if (loading && performance.now() - loading.atMs < FRESH_FOR_MS) return loading.api;
  const api = addScript(provider);
  loaded.set(provider, { api, atMs: performance.now() });
  api.catch(() => loaded.delete(provider)); // the caller says so
  return api;
}
