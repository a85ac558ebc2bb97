import { createHash } from 'node:crypto';
import { REPORTS_PATH } from '../http/policyReports.ts';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Vite's client and React's refresh are inline scripts and open a socket. */
const DEVELOPMENT = "default-src 'self' 'unsafe-inline' data: https: ws: wss:";

/**
 * Content-Security-Policy of a player page. It holds no nonce, so that the same page has the same bytes; the inline
 * styles are allowed by their hash. Swiper makes its own Trusted Types policy, called `html`, more than once;
 * `worker` names the service worker's file.
 *
 * @param inlineStyles Undefined while developing.
 * @param parent Origin that may frame the page, or nothing.
 * @param asked Origins that the page's calls may go to beside its own.
 */
export function contentSecurityPolicy(
  inlineStyles: string | undefined,
  parent: string | undefined,
  asked: readonly string[] = [],
): string {
  const framing = `frame-ancestors ${parent ?? "'none'"}`;
  if (inlineStyles === undefined) return `${DEVELOPMENT}; ${framing}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${sha256(inlineStyles)}`,
    // Custom properties of single elements, such as a tile's width.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    ["connect-src 'self'", ...asked].join(' '),
    "font-src 'self'",
    // Digits of a captcha, spoken.
    'media-src data:',
    // Lotteries are played inside the page.
    "frame-src 'self' https:",
    "manifest-src 'self'",
    framing,
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types html worker 'allow-duplicates'",
    `report-uri ${REPORTS_PATH}`,
  ].join('; ');
}
