import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { english as texts } from '#tests/support/playerTexts.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { createSiteStore } from '#src/site/siteStore.ts';
import { fakeHttp } from '#tests/support/fakeHttp.ts';
import { handleCallFailure } from './handleCallFailure.ts';

const { site } = resolveSite({
  schemaVersion: 5,
  template: { templateId: 'T', merchantCode: 'aurora', version: 'base', strings: { EN: { 'error.permission': 'Not for you' } } },
});

const UPGRADING = 'System upgrading, please try again later';

it.each<[CallName, string, number, string[], number]>([
  ['games', 'http.503', 503, [UPGRADING], 1],
  ['games', 'platform.unavailable', 503, [UPGRADING], 1],
  ['login', 'platform.unavailable', 503, [], 1],
  ['status', 'http.503', 503, [], 0],
  ['wallet', 'http.403', 403, ['Not for you'], 0],
  ['wallet', 'account.permission', 403, ['Not for you'], 0],
  ['changePassword', 'http.403', 403, [], 0],
  ['captcha', 'captcha.required', 403, [], 0],
  ['games', 'network', 0, [], 0],
  ['games', 'http.500', 500, [], 0],
])('%s failing with %s (%i) says %j and asks for the status %i times', (call, code, status, expected, asked) => {
  const store = createSiteStore({ language: 'EN', texts, theme: 'dark' });
  const page = createStore<SiteValue>(() => ({
    site,
    revision: 1,
    settings: {},
    gate: 'open',
    ip: '',
    http: fakeHttp(),
    mode: 'live',
  }));
  const refreshStatus = vi.fn();
  handleCallFailure({ page, store, refreshStatus }, call, new ApiError(code, status, ''));
  expect(store.getState().toasts.map(({ text }) => text)).toEqual(expected);
  expect(refreshStatus).toHaveBeenCalledTimes(asked);
});
