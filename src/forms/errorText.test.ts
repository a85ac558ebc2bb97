import { describe, expect, it } from 'vitest';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { createTextValue } from '#src/i18n/createTextValue.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { releaseWith } from '#tests/support/releases.ts';
import { errorText, isWorthRetrying } from './errorText.ts';

const texts = await loadTexts('EN');
const english = createTextValue('EN', texts);

describe('errorText', () => {
  it.each([
    ['network', 'No connection. Check your network and try again.'],
    ['session.expired', 'not logged in, please login first'],
    ['account.permission', 'account has no permission or feature unavailable'],
    ['account.unknown', 'user does not exist or is disabled'],
    ['login.membersOnly', 'Non-member account unable to login'],
    ['code.wrong', 'Verification code error'],
    ['modify.new.old.same', 'The new password must differ from the current one.'],
    ['url.empty', 'request URL empty'],
    ['http.503', 'System upgrading, please try again later'],
    ['http.418', 'Unknown error'],
    ['preview.notSent', 'Preview: nothing is sent.'],
    ['answer.unreadable', 'Something went wrong on our side. Please try again.'],
  ])('puts %s into words', (code, text) => {
    expect(errorText(english, new ApiError(code, 0, 'words of the platform'))).toBe(text);
  });

  it('uses the platform’s own words for a code of its own, if it sends any', () => {
    expect(errorText(english, new ApiError('their.code', 400, 'words of the platform'))).toBe('words of the platform');
    expect(errorText(english, new ApiError('their.code', 400, ''))).toBe('Unknown error');
  });

  it('uses the merchant’s own wording for shipped texts and for codes of its platform', () => {
    const own = createTextValue('EN', texts, { 'error.account': 'No such player', 'their.code': 'Ask your agent' });
    expect(errorText(own, new ApiError('account.unknown', 404, ''))).toBe('No such player');
    expect(errorText(own, new ApiError('their.code', 400, 'words of the platform'))).toBe('Ask your agent');
  });

  it.each(['MCS-1042', 'game_closed', '40301'])('shows the code %s in the words that a release has for it', (code) => {
    const read = readRelease(releaseWith({ '/template/strings': { EN: { [code]: 'Closed for today' } } }));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const own = createTextValue('EN', texts, resolveSite(read.value).site.strings.EN);
    expect(errorText(own, new ApiError(code, 400, 'words of the platform'))).toBe('Closed for today');
  });

  it.each([
    ['40301', ['40301=error.locked', '40302=error.fields'], {}, english.t('error.locked')],
    ['login.wrong', ['login.wrong=error.account'], {}, 'user does not exist or is disabled'],
    ['modify.new.old.same', ['modify.new.old.same=error.fields'], {}, english.t('error.fields')],
    ['40301', ['40301=error.locked'], { 'error.locked': 'Come back tomorrow' }, 'Come back tomorrow'],
    ['40303', ['40301=error.locked'], {}, 'words of the platform'],
  ])('shows the code %s as the merchant’s map %j says', (code, errorTexts, strings, text) => {
    const read = readRelease(
      releaseWith({ '/template/behaviour/platform/errorTexts': errorTexts, '/template/strings': { EN: strings } }),
    );
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { site } = resolveSite(read.value);
    const value = createTextValue('EN', texts, site.strings.EN, site.behaviour.platform.errorTexts);
    expect(errorText(value, new ApiError(code, 400, 'words of the platform'))).toBe(text);
  });

  it.each(['40301', '40301=', '=error.locked', '40301=error.lokced', '40301=login.title', 'a b=error.locked'])(
    'a release with %j in its map of codes is refused',
    (entry) => {
      expect(readRelease(releaseWith({ '/template/behaviour/platform/errorTexts': [entry] })).ok).toBe(false);
    },
  );

  it.each([
    [30, 'Too many requests. Try again in 1 minute.'],
    [61, 'Too many requests. Try again in 2 minutes.'],
    ['soon', 'Too many requests. Please wait and try again.'],
  ])('names the wait of %j seconds', (retryAfterS, text) => {
    expect(errorText(english, new ApiError('rate.limited', 429, '', { retryAfterS }))).toBe(text);
  });

  it('calls a fault of ours unknown', () => {
    expect(errorText(english, new TypeError('x is not a function'))).toBe('Unknown error');
  });
});

it.each([
  ['network', true],
  ['http.502', true],
  ['platform.slow', true],
  ['login.wrong', false],
  ['http.403', false],
])('another try after %s: %s', (code, worth) => {
  expect(isWorthRetrying(new ApiError(code, 0, ''))).toBe(worth);
});
