import { isObject } from '#schemas/base/json/isObject.ts';
import type { CaptchaProvider } from '#schemas/declare/names/behaviourWords.ts';
import { safeJson } from '#schemas/base/json/safeJson.ts';
import type { MerchantSecrets } from '#server/platform/readMerchantSecrets.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import { readBounded } from '#server/http/outgoing/readBounded.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { captchaKeys } from './captchaKeys.ts';
import { patientSignal } from '#server/store/database/startPatience.ts';

/** Where providers check tokens, and how long they may take: a player waits for it. */
export interface Verifiers extends Readonly<Record<CaptchaProvider, string>> {
  readonly withinMs: number;
}

const realVerifiers: Verifiers = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  withinMs: 5_000,
};

/** An answer is a few hundred bytes. */
const MAX_ANSWER_BYTES = 16 * 1024;

/** What providers say of a token that proves nothing. Everything else that they complain of is a mistake of ours, or theirs. */
const TOKEN_FAULTS: ReadonlySet<unknown> = new Set([
  'missing-input-response',
  'invalid-input-response',
  'expired-input-response',
  'already-seen-response',
  'invalid-or-already-seen-response',
  'timeout-or-duplicate',
]);

/** hCaptcha leaves the host out while much goes on at a site. */
const HOST_LEFT_OUT = 'not-provided';

/** Whose captcha it is, and where that merchant's players are. */
interface Asker {
  readonly merchantCode: string;
  readonly site: LiveSite;
  readonly origin: string;
}

/** The hosts where a merchant's players are. */
function hostsOf({ site, origin }: Asker): readonly string[] {
  const merchantHost = site.host ?? undefined;
  return [new URL(origin).hostname, ...(merchantHost === undefined ? [] : [merchantHost])];
}

interface Deps {
  readonly secrets: MerchantSecrets;
  readonly verifiers?: Verifiers | undefined;
  readonly log: { error(fields: object, message: string): void };
}

/**
 * Asks the provider of a captcha whether a token is valid (CAPT-11). It learns the token, and nothing of the player from us: the address is
 * left out, which no check needs. What cannot be checked is refused, never let through.
 */
export function createSiteVerify({ secrets, verifiers = realVerifiers, log }: Deps) {
  /** Refuses what could not be checked, and logs why. */
  function unavailable({ merchantCode }: Asker, provider: CaptchaProvider, reason: unknown): Error {
    log.error({ merchantCode, provider, reason }, 'a captcha cannot be checked');
    return refuse('captcha.unavailable');
  }

  /** The keys of a merchant. Throws where one is missing. */
  function keysOf(asker: Asker, provider: CaptchaProvider) {
    const keys = captchaKeys(secrets, asker.merchantCode, asker.site, provider);
    if ('missing' in keys) throw unavailable(asker, provider, keys.missing);
    return keys;
  }

  async function ask(
    provider: CaptchaProvider,
    form: Readonly<Record<string, string>>,
  ): Promise<Readonly<Record<string, unknown>>> {
    const response = await fetch(verifiers[provider], {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: patientSignal(verifiers.withinMs),
    });
    const answer = safeJson((await readBounded(response, MAX_ANSWER_BYTES))?.toString() ?? '');
    if (!isObject(answer) || typeof answer['success'] !== 'boolean') throw new TypeError(`no verdict, but ${response.status}`);
    return answer;
  }

  return {
    keysOf,
    /** Whether a token is valid for a page of the merchant. The provider accepts each token once. */
    async fits(asker: Asker, provider: CaptchaProvider, token: string): Promise<boolean> {
      const { siteKey, secret } = keysOf(asker, provider);
      // hCaptcha takes the site key, so that a token of another site with the same account does not count.
      const form = { secret, response: token, ...(provider === 'hcaptcha' ? { sitekey: siteKey } : {}) };
      const answer = await ask(provider, form).catch((error: unknown) => {
        throw unavailable(asker, provider, error instanceof Error ? error.message : String(error));
      });
      if (answer['success'] === false) {
        const codes: unknown = answer['error-codes'];
        if (Array.isArray(codes) && codes.length > 0 && codes.every((code) => TOKEN_FAULTS.has(code))) return false;
        throw unavailable(asker, provider, codes);
      }
      const { hostname } = answer;
      if (hostname === HOST_LEFT_OUT && provider === 'hcaptcha') return true;
      const isOurs = typeof hostname === 'string' && hostsOf(asker).includes(hostname);
      if (!isOurs) log.error({ merchantCode: asker.merchantCode, provider, hostname }, 'a captcha of another host was refused');
      return isOurs;
    },
  };
}

export type SiteVerify = ReturnType<typeof createSiteVerify>;
