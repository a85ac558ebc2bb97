import { useEffect, useRef, useState } from 'react';
import { DIALING_CODE } from '#src/forms/PhoneField.tsx';
import { errorText } from '#src/forms/errorText.ts';
import type { RuleForm } from '#src/forms/useRuleForm.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useLoadingToast } from '#src/site/useLoadingToast.ts';
import { demandsCaptcha, focusWidget } from './demandsCaptcha.ts';
import type { CodeCall } from './createSmsVerifier.ts';
import { loadVerifier } from './loadVerifier.ts';
import type { PhoneProof, PhoneVerifier } from './PhoneVerifier.ts';
import type { Captcha } from './useCaptcha.ts';

const SECOND_MS = 1000;
/** No platform makes players wait longer: a later time means that one of the two clocks is wrong. */
const LONGEST_WAIT_MS = 3600 * SECOND_MS;

export interface PhoneCode {
  readonly isSending: boolean;
  /** The latest code: its number, and the time until which no other can be requested, in ms since 1970. Undefined before the first one. */
  readonly sent: { readonly number: string; readonly waitUntilMs: number } | undefined;
  /** Sends a code to the number of the form, once that keeps its rules (LOGIN-13). */
  readonly request: () => Promise<void>;
  /** Fields of the body besides the code. Throws `ApiError`. */
  readonly prove: (code: string) => Promise<PhoneProof>;
}

interface PhoneCodeOptions {
  readonly form: RuleForm;
  readonly call: CodeCall;
  readonly captcha: Captcha;
  /** Shows the captcha's field, if the form does not have it yet, or hides it when it has served. */
  readonly onCaptcha: (isWanted: boolean) => void;
}

/** When the next code can be asked for: as the platform says, if that is a time to come (SMS-02, SMS-03, SMS-11). */
function waitEndMs(expirationTime: number | undefined, nowMs: number, resendSeconds: number): number {
  const waitMs = (expirationTime ?? 0) - nowMs;
  return nowMs + (waitMs > 0 && waitMs <= LONGEST_WAIT_MS ? waitMs : resendSeconds * SECOND_MS);
}

/** Loads the service that sends and checks codes, once. */
function useVerifier(call: CodeCall): () => Promise<PhoneVerifier> {
  const { http, site } = useSite();
  const verifier = useRef<Promise<PhoneVerifier>>(undefined);
  return () => {
    const opened = verifier.current ?? loadVerifier(http, call, site);
    verifier.current = opened;
    opened.catch(() => (verifier.current = undefined)); // the next press tries again; the current one gets the error
    return opened;
  };
}

/** The code of a form that proves a mobile number: sending, waiting, and the captcha that a platform may want first. */
export function usePhoneCode({ form, call, captcha, onCaptcha }: PhoneCodeOptions): PhoneCode {
  const { site, store } = useSite();
  const { verification, timings } = site.behaviour;
  const texts = useTexts();
  const beginWait = useLoadingToast('sms');
  const open = useVerifier(call);
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<PhoneCode['sent']>();
  const wantsCaptcha = useRef(false);
  const [captchaAsked, setCaptchaAsked] = useState({ times: 0, isFirst: false });

  useEffect(() => {
    // After the captcha that has just been asked for is there.
    if (captchaAsked.isFirst) void goOn();
    else if (captchaAsked.times > 0) form.focus('captcha');
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time
  }, [captchaAsked]);

  async function send() {
    const number = form.value('mobileNum');
    const expirationTime = await (
      await open()
    ).send({
      mobileNum: number,
      countryDialingCode: String(form.extraValue(DIALING_CODE) ?? '').replaceAll(/\D/g, ''),
      ...(wantsCaptcha.current ? await captcha.proof(form.value('captcha')) : {}),
    });
    setSent({ number, waitUntilMs: waitEndMs(expirationTime, Date.now(), verification.resendSeconds) });
  }

  /** A captcha can be used once, whatever the result. */
  function renewCaptcha() {
    captcha.refresh();
    form.fill('captcha', '');
  }

  function show(error: unknown) {
    if (!(error instanceof ApiError)) console.error(error);
    if (!demandsCaptcha(error)) {
      store.getState().showToast(errorText(texts, error), { kind: 'error', durationMs: timings.shortToastMs });
      return;
    }
    const isFirst = !wantsCaptcha.current;
    if (!isFirst) form.refuse('captcha', { message: 'rule.captchaWrong', params: {} });
    wantsCaptcha.current = true;
    onCaptcha(true);
    setCaptchaAsked(({ times }) => ({ times: times + 1, isFirst }));
  }

  /** Requests the code again with a captcha, unless the player has to solve it. */
  async function goOn() {
    if ((await captcha.answered()) !== 'picture') return request();
    form.refuse('captcha', { message: 'captcha.forSms', params: {} });
    form.focus('captcha');
  }

  async function request() {
    if (isSending || !form.check('mobileNum') || (wantsCaptcha.current && !form.check('captcha'))) return;
    setIsSending(true);
    const endWait = beginWait();
    const [outcome] = await Promise.allSettled([send()]);
    endWait();
    setIsSending(false);
    if (outcome.status === 'rejected' && focusWidget(form, outcome.reason)) return;
    if (wantsCaptcha.current) renewCaptcha();
    if (outcome.status === 'rejected') return show(outcome.reason);
    wantsCaptcha.current = false;
    onCaptcha(false);
    store.getState().showToast(texts.t('in_sms_send'), { kind: 'success', durationMs: timings.toastMs });
    form.focus('verificationCode');
  }

  return { isSending, sent, request, prove: async (code) => (await open()).confirm(code) };
}
