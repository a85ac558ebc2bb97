import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { documentHeaders } from '../headers/documentHeaders.ts';
import { escapeHtml } from './escapeHtml.ts';

/** A page without a brand's name or colours. Most are for the site's administrators, and in English. */
export interface Notice {
  readonly heading: string;
  readonly text: string;
  /** Trusted HTML below the text. */
  readonly content?: string;
  /** Address of a script of this host's own. */
  readonly script?: string;
  /** The language it is in. */
  readonly language?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
}

const ENGLISH = { lang: 'en', dir: 'ltr' } as const;

const SHEET = `
:root{color-scheme:light dark;--ink:#16181d;--soft:#5b6270;--paper:#f6f7f9;--card:#fff;--line:#dfe3ea;--mark:#4338ca}
@media (prefers-color-scheme:dark){:root{--ink:#f3f4f8;--soft:#a3abbc;--paper:#0f1116;--card:#181b22;--line:#2b303b;--mark:#a5b4fc}}
*{box-sizing:border-box}
body{margin:0;min-block-size:100vh;display:grid;grid-template-columns:minmax(0,1fr);place-items:center;padding:32px 20px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{inline-size:min(100%,46rem)}
h1{margin:0 0 8px;font-size:clamp(1.6rem,5vw,2.2rem);line-height:1.15;letter-spacing:-.02em}
p{margin:0 0 24px;color:var(--soft);max-inline-size:60ch}
a{color:var(--mark)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}
.brands{grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr))}
.brands a{display:grid;gap:14px;padding:20px;min-block-size:100%;align-content:space-between;border-radius:16px;text-decoration:none;outline-offset:3px;box-shadow:inset 0 0 0 1px var(--line);transition:transform .15s}
.brands a:hover{transform:translateY(-2px)}
.brands img{block-size:36px;max-inline-size:100%;object-fit:contain;object-position:left;display:block}
.brands b{font-size:1.1rem}
.brands small{font-size:.85rem;opacity:.85}
.tools{margin-block-start:28px;padding-block-start:20px;border-block-start:1px solid var(--line)}
.tools a{display:block;padding:14px 18px;border:1px solid var(--line);border-radius:12px;background:var(--card);text-decoration:none;font-weight:600}
.tools small{display:block;color:var(--soft);font-weight:400}
@media (prefers-reduced-motion:reduce){.brands a{transition:none}}
`;

/** The whole HTML of a notice and the policy that goes with it. `extraSheet` must be made of trusted values. */
function noticeDocument(
  { heading, text, content = '', script, language = ENGLISH }: Notice,
  extraSheet: string,
): { html: string; policy: string } {
  const sheet = SHEET + extraSheet;
  const hash = createHash('sha256').update(sheet).digest('base64');
  const scripts = script === undefined ? '' : " script-src 'self'; connect-src 'self';";
  const html = `<!doctype html>
<html lang="${language.lang}" dir="${language.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(heading)}</title><link rel="icon" href="data:,"><style>${sheet}</style>${
    script === undefined ? '' : `<script type="module" src="${escapeHtml(script)}"></script>`
  }</head>
<body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>${content}</main></body></html>
`;
  return {
    html,
    policy: `default-src 'none'; img-src 'self' data: https:; style-src 'sha256-${hash}';${scripts} base-uri 'none'; frame-ancestors 'self' http://localhost:* https:`,
  };
}

/** Sends a notice. It is never cached. */
export function sendNotice(
  res: Response,
  status: 200 | 403 | 404 | 405 | 429 | 500 | 503,
  notice: Notice,
  extraSheet = '',
): void {
  const { html, policy } = noticeDocument(notice, extraSheet);
  res
    .status(status)
    .set({ ...documentHeaders, 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(html);
}
