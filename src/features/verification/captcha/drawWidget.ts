import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import type { CaptchaProvider } from '#schemas/declare/names/behaviourWords.ts';
import type { ThemeMode } from '#schemas/declare/names/themeRoles.ts';
import { loadWidgetApi } from './loadWidgetApi.ts';
import type { WidgetReport } from './widgetTokens.ts';

export interface WidgetOptions {
  readonly provider: CaptchaProvider;
  readonly siteKey: string;
  readonly language: Language;
  readonly theme: ThemeMode;
  /** Id of the element that a challenge of pictures opens in. */
  readonly challengeId: string;
  readonly report: (report: WidgetReport) => void;
}

/** Below this width of the screen the usual widgets of 300 pixels do not fit into a form. */
const NARROW_PX = 350;

/** As providers name languages: they know no scripts. */
const tagOf = (language: Language): string => (language === 'CN' ? 'zh-CN' : languages[language].lang);

/** Errors after which the player may use the same widget again. */
const ABANDONED: readonly unknown[] = ['challenge-closed', 'challenge-expired'];

/** Options that differ between the providers. */
const ownOptions: Readonly<Record<CaptchaProvider, (options: WidgetOptions) => Readonly<Record<string, unknown>>>> = {
  turnstile: ({ language, report }) => ({
    language: tagOf(language),
    size: innerWidth < NARROW_PX ? 'compact' : 'flexible',
    'response-field': false,
    'before-interactive-callback': () => report({ state: 'asks' }),
    // It begins again by itself.
    'expired-callback': () => report({ state: 'waiting' }),
    'timeout-callback': () => report({ state: 'waiting' }),
    'unsupported-callback': () => report({ state: 'unsupported' }),
    'error-callback': () => {
      report({ state: 'failed' });
      return true; // so that it says nothing to the console
    },
  }),
  hcaptcha: ({ language, challengeId, report }) => ({
    hl: tagOf(language),
    size: innerWidth < NARROW_PX ? 'compact' : 'normal',
    // Outside of the form its pictures would lie below a dialog, out of reach.
    'challenge-container': challengeId,
    'expired-callback': () => report({ state: 'expired' }),
    'chalexpired-callback': () => report({ state: 'expired' }),
    'error-callback': (code: unknown) => report({ state: ABANDONED.includes(code) ? 'asks' : 'failed' }),
  }),
};

/** Renders a provider's widget and reports its state until it is aborted. Throws when the provider's script does not load. */
export async function drawWidget(place: HTMLElement, options: WidgetOptions, signal: AbortSignal): Promise<void> {
  const { provider, siteKey, theme, report } = options;
  const api = await loadWidgetApi(provider);
  if (signal.aborted) return;
  // A checkbox waits for the player; Turnstile reports by itself when it needs one.
  report({ state: provider === 'hcaptcha' ? 'asks' : 'waiting' });
  const id = api.render(place, {
    sitekey: siteKey,
    theme,
    callback: (token: string) => report({ state: 'passed', token }),
    ...ownOptions[provider](options),
  });
  if (id !== undefined) signal.addEventListener('abort', () => api.remove(id));
}
