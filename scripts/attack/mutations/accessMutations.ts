import type { Mutation } from './Mutation.ts';

const login = 'sandbox/access/login.ts';
const security = 'sandbox/security.slow.test.ts';

/** Of how players log in, in the sandbox. */
export const accessMutations: readonly Mutation[] = [
  {
    defence: 'player-guess',
    gone: 'the captcha after wrong guesses',
    file: login,
    text: 'if (guesses > limits.failuresBeforeCaptcha) await demandCaptcha(parts, context, payload, who).catch(giveBack);',
    instead: '',
    noticedBy: 'attack',
  },
  {
    defence: 'player-guess',
    gone: 'the lock',
    file: login,
    text: '[fromHere, limits.failuresBeforeLock]',
    instead: '[fromHere, { count: 1e9, windowMs: 1000 }]',
    noticedBy: {
      file: security,
      title: 'of a password is counted guess by guess when many come at once: for the captcha, and for the lock',
    },
  },
  {
    defence: 'player-guess',
    gone: 'the limit of the address',
    file: 'sandbox/calls/callLimits.ts',
    text: "login: [byNetwork('login', 'loginsPerIp')],",
    instead: '',
    noticedBy: { file: 'sandbox/access/login.slow.test.ts', title: 'limits logins from one address' },
  },
  {
    defence: 'player-guess',
    gone: 'the limit of the name everywhere',
    file: login,
    text: '[fromAnywhere, limits.failuresPerUsername]',
    instead: '[fromAnywhere, { count: 1e9, windowMs: 1000 }]',
    noticedBy: {
      file: 'sandbox/access/login.slow.test.ts',
      title: 'locks no address for attempts at a name that is locked everywhere',
    },
  },
  {
    defence: 'player-guess',
    gone: 'the memory of captchas that were used',
    file: 'sandbox/captcha/workCaptcha.ts',
    text: 'return added.length === 1;',
    instead: 'return added.length < 2;',
    noticedBy: { file: 'sandbox/captcha/workCaptcha.slow.test.ts', title: 'serves once' },
  },
  {
    defence: 'lock-out',
    gone: 'the address in the lock of a name',
    file: login,
    text: 'fromHere: `${fromAnywhere} ${network}`',
    instead: 'fromHere: `${fromAnywhere} everywhere`',
    noticedBy: {
      file: 'sandbox/access/login.slow.test.ts',
      title: 'locks a name everywhere only by guesses that were checked',
    },
  },
  {
    defence: 'lock-out',
    gone: 'the counters that a locked name leaves as they were',
    file: 'sandbox/calls/counters.ts',
    text: 'await takeBack(queries, counters.slice(0, index + 1));',
    instead: '',
    noticedBy: {
      file: 'sandbox/access/login.slow.test.ts',
      title: 'locks no address for attempts at a name that is locked everywhere',
    },
  },
  {
    defence: 'enumeration',
    gone: 'the same work for unknown names',
    file: login,
    text: 'if (named.length === 0) await passwords.fits(payload.password, undefined);',
    instead: '',
    noticedBy: { file: security, title: '%s' },
  },
  {
    defence: 'code-guess',
    gone: 'the limit of guesses',
    file: 'sandbox/verification/codes.ts',
    text: `const isAllowed = 'guesses' in (await tryGuess(db, counters, now));`,
    instead: 'const isAllowed = true;',
    noticedBy: { file: security, title: 'of a code ends after five guesses, even when thirty come at once' },
  },
  {
    defence: 'code-guess',
    gone: 'the limit of codes for a number',
    file: 'sandbox/verification/sendCode.ts',
    text: 'await limitRequests(db, number, limits.codesPerNumber, now);',
    instead: '',
    noticedBy: { file: 'sandbox/verification/verification.slow.test.ts', title: 'is limited per number' },
  },
  {
    defence: 'code-guess',
    gone: 'the limit of codes for an address',
    file: 'sandbox/verification/sendCode.ts',
    text: 'limits.codesPerIp, now)',
    instead: '{ ...limits.codesPerIp, count: 1e9 }, now)',
    noticedBy: {
      file: 'sandbox/verification/verification.slow.test.ts',
      title: 'demands a captcha from an address that asks for many numbers, and limits it',
    },
  },
  {
    defence: 'code-guess',
    gone: 'the captcha',
    file: 'sandbox/verification/sendCode.ts',
    text: 'if (isOften) await demandCaptcha(parts, context, request, `mobile ${ref.mobileKey}`);',
    instead: '',
    noticedBy: { file: 'sandbox/verification/verification.slow.test.ts', title: 'demands a captcha after three for one number' },
  },
  {
    defence: 'code-guess',
    gone: 'the end of all codes of a number',
    file: 'sandbox/verification/codes.ts',
    text: `and mobile_key = $3
     returning code_hash as "codeHash"\`,
    keyOf(ref),`,
    instead: `and mobile_key = $3 and code_hash = $4
     returning code_hash as "codeHash"\`,
    [...keyOf(ref), codeHash],`,
    noticedBy: {
      file: 'sandbox/verification/verification.slow.test.ts',
      title: 'can be asked for again when the stated time is over, and all of them hold until one is used',
    },
  },
  {
    defence: 'login-replay',
    gone: 'the memory of what was sent',
    file: 'sandbox/access/decryptBody.ts',
    text: `if (added.length === 0) throw refuse('login.replayed');`,
    instead: '',
    noticedBy: 'attack',
  },
  {
    defence: 'login-replay',
    gone: 'the time',
    file: 'sandbox/access/decryptBody.ts',
    text: `if (Math.abs(now.getTime() - issuedAtMs) > LOGIN_FRESH_MS) throw refuse('login.stale');`,
    instead: '',
    noticedBy: 'attack',
  },
  {
    defence: 'recovery-link',
    gone: 'the configured address of links',
    file: 'sandbox/originOf.ts',
    text: "`http://${merchantCode}.localhost${PORT.exec(host)?.[0] ?? ''}`",
    instead: '`http://${host}`',
    noticedBy: { file: security, title: 'does not decide where a recovery link leads' },
  },
  {
    defence: 'planted-session',
    gone: 'the new token of each login',
    file: login,
    text: `  { merchantCode, site, ip }: CallContext,
  account: Account,
): Promise<SessionAnswer> {
  refuseAudience(site, account);
  const now = clock();
  const token = await openSession(db, account.id, now);`,
    instead: `  { merchantCode, site, ip, token: planted }: CallContext,
  account: Account,
): Promise<SessionAnswer> {
  refuseAudience(site, account);
  const now = clock();
  const token = planted ?? (await openSession(db, account.id, now));`,
    noticedBy: { file: security, title: 'cannot be fixed: a login makes its own token, whatever came along' },
  },
  {
    defence: 'login-csrf',
    gone: 'the state of the browser',
    file: 'sandbox/social/socialHandlers.ts',
    text: `const started = fields.get('state') === state ? await`,
    instead: 'const started = true ? await',
    noticedBy: { file: 'sandbox/social/social.slow.test.ts', title: 'is refused with another state than this browser’s' },
  },
  {
    defence: 'login-csrf',
    gone: 'the verifier of each login (PKCE)',
    file: 'sandbox/social/socialHandlers.ts',
    text: 'randomPKCECodeVerifier()];',
    instead: `'x'.repeat(43)];`,
    noticedBy: { file: 'sandbox/social/social.slow.test.ts', title: 'is refused when the %s was exchanged on the way' },
  },
  {
    defence: 'login-csrf',
    gone: 'the nonce of each login',
    file: 'sandbox/social/socialHandlers.ts',
    text: '[createToken(), randomNonce(), ',
    instead: `[createToken(), 'the same for all', `,
    noticedBy: { file: 'sandbox/social/social.slow.test.ts', title: 'is refused when the %s was exchanged on the way' },
  },
  {
    defence: 'login-csrf',
    gone: 'the memory of logins that have ended',
    file: 'sandbox/social/socialQueries.ts',
    text: `\`delete from social_starts where state_hash = $1 and merchant_code = $2 and provider = $3
     returning verifier, nonce, return_path as "returnPath", expires_at as "expiresAt"\``,
    instead: `\`select verifier, nonce, return_path as "returnPath", expires_at as "expiresAt" from social_starts
     where state_hash = $1 and merchant_code = $2 and provider = $3\``,
    noticedBy: {
      file: 'sandbox/social/social.slow.test.ts',
      title: 'is refused the second time, and a code that was used once with any state',
    },
  },
  {
    defence: 'login-csrf',
    gone: 'the provider of a login',
    file: 'sandbox/social/socialQueries.ts',
    text: `and provider = $3
     returning`,
    instead: `and $3::text is not null
     returning`,
    noticedBy: {
      file: 'sandbox/social/social.slow.test.ts',
      title: 'is refused at another merchant, at another provider, and after minutes',
    },
  },
  {
    defence: 'captcha-token',
    gone: 'the comparison of hosts',
    file: 'sandbox/credentials/siteVerify.ts',
    text: 'return isOurs;',
    instead: 'return true;',
    noticedBy: { file: 'sandbox/credentials/siteVerify.slow.test.ts', title: 'of another host is refused, and the log says so' },
  },
  {
    defence: 'captcha-token',
    gone: 'the refusal while the provider is away',
    file: 'sandbox/credentials/siteVerify.ts',
    text: 'throw unavailable(asker, provider, error instanceof Error ? error.message : String(error));',
    instead: 'return { success: true, hostname: hostsOf(asker)[0] };',
    noticedBy: {
      file: 'sandbox/credentials/siteVerify.slow.test.ts',
      title: 'is never let through while the provider %s: the player is told to try again',
    },
  },
  {
    defence: 'captcha-token',
    gone: 'the provider’s word that a token is used',
    file: 'sandbox/credentials/siteVerify.ts',
    text: 'codes.every((code) => TOKEN_FAULTS.has(code))) return false;',
    instead: 'codes.every((code) => TOKEN_FAULTS.has(code))) return true;',
    noticedBy: { file: 'sandbox/credentials/siteVerify.slow.test.ts', title: 'serves once' },
  },
  {
    defence: 'captcha-token',
    gone: 'the comparison of site keys',
    file: 'sandbox/credentials/siteVerify.ts',
    text: `...(provider === 'hcaptcha' ? { sitekey: siteKey } : {})`,
    instead: '',
    noticedBy: {
      file: 'sandbox/credentials/siteVerify.slow.test.ts',
      title: 'a site key that belongs to another secret is our mistake, not the player’s',
    },
  },
  {
    defence: 'captcha-provider',
    gone: 'the silence about the player',
    file: 'sandbox/credentials/siteVerify.ts',
    text: '{ secret, response: token, ',
    instead: '{ secret, response: token, remoteip: asker.origin, ',
    noticedBy: {
      file: 'sandbox/credentials/siteVerify.slow.test.ts',
      title: 'is shown to the provider, and nothing of the player',
    },
  },
];
