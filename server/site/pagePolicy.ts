import { createHash } from 'node:crypto';
import type { CaptchaKind } from '#schemas/declare/names/behaviourWords.ts';
import { REPORTS_PATH } from '../http/responses/policyReports.ts';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Vite's client and React's refresh are inline scripts and open a socket. */
const DEVELOPMENT = "default-src 'self' 'unsafe-inline' data: https: ws: wss:";

interface CaptchaSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly calls: readonly string[];
}

const none: CaptchaSources = { scripts: [], styles: [], calls: [] };
const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/** What a kind of captcha loads from elsewhere, as its provider documents it. Frames may come from any https host anyway. */
const captchaSources: Readonly<Record<CaptchaKind, CaptchaSources>> = {
  work: none,
  picture: none,
  turnstile: { ...none, scripts: ['https://challenges.cloudflare.com'] },
  hcaptcha: { scripts: hcaptcha, styles: hcaptcha, calls: hcaptcha },
};

interface PolicyOptions {
  /** Undefined while developing. */
  readonly inlineStyles: string | undefined;
  /** Origin that may frame the page, or nothing. */
  readonly parent: string | undefined;
  /** Origins that the page's calls may go to beside its own. */
  readonly asked: readonly string[];
  readonly captcha: CaptchaKind;
}

/**
 * Content-Security-Policy of a player page. It holds no nonce, so that the same page has the same bytes; the inline
 * styles are allowed by their hash. Swiper makes its own Trusted Types policy, called `html`, more than once;
 * `worker` names the service worker's file, and `captcha` the script of a provider, where there is one.
 */
export function contentSecurityPolicy({ inlineStyles, parent, asked, captcha }: PolicyOptions): string {
  const { scripts, styles, calls } = captchaSources[captcha];
  const framing = `frame-ancestors ${parent ?? "'none'"}`;
  if (inlineStyles === undefined) return `${DEVELOPMENT}; ${framing}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", sha256(inlineStyles), ...styles].join(' '),
    // Custom properties of single elements, such as a tile's width.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    ["connect-src 'self'", ...asked, ...calls].join(' '),
    "font-src 'self'",
    // Digits of a captcha, spoken.
    'media-src data:',
    // Lotteries are played inside the page, and widgets of captchas are frames.
    "frame-src 'self' https:",
    "manifest-src 'self'",
    framing,
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types html worker${scripts.length > 0 ? ' captcha' : ''} 'allow-duplicates'`,
    `report-uri ${REPORTS_PATH}`,
  ].join('; ');
}
