import { ApiError } from '#src/lib/ApiError.ts';

/**
 * State of a provider's widget: it works by itself, it waits for the player, it has a token, or it has failed: the token has expired, the player
 * or the network has failed, its script did not load, the browser is too old.
 */
export type WidgetReport =
  | { readonly state: 'waiting' | 'asks' | 'expired' | 'failed' | 'notLoaded' | 'unsupported' }
  | { readonly state: 'passed'; readonly token: string };

/** The token of a widget, which may run out and come again while the form is filled in. */
export function createWidgetTokens() {
  let newest: WidgetReport = { state: 'waiting' };
  const waiting = new Set<(report: WidgetReport) => void>();
  return {
    report(next: WidgetReport): void {
      newest = next;
      if (next.state === 'waiting') return;
      for (const resolve of waiting) resolve(next);
      waiting.clear();
    },
    /** The token, as soon as the widget no longer works. Throws `ApiError`: `captcha.complete` when it is the player's turn. */
    async token(): Promise<string> {
      const report = newest.state === 'waiting' ? await new Promise<WidgetReport>((resolve) => waiting.add(resolve)) : newest;
      if (report.state === 'passed') return report.token;
      const isPlayersTurn = report.state === 'asks' || report.state === 'expired';
      throw new ApiError(isPlayersTurn ? 'captcha.complete' : 'captcha.notChecked', 0, `the widget is ${report.state}`);
    },
  };
}
