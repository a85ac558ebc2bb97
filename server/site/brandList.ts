import type { RequestHandler } from 'express';
import { languages } from '#schemas/declare/languages/languages.ts';
import { escapeHtml } from '../http/responses/escapeHtml.ts';
import type { LiveRelease, LiveReleases } from '../releases/live/createLiveReleases.ts';
import { sendNotice } from '../http/responses/noticePage.ts';
import { playerOrigin } from '../http/requests/merchantHost.ts';

/** A brand's card: its own logo on its own colours, as its players meet it. */
function card({ site, merchantCode }: LiveRelease, origin: string): string {
  const { mode, logo, logoLight } = site.theme;
  const picture = mode === 'light' ? logoLight || logo : logo;
  const named =
    picture === ''
      ? `<b>${escapeHtml(site.title)}</b>`
      : `<img src="${escapeHtml(picture)}" alt="${escapeHtml(site.title)}" height="36">`;
  const spoken = site.languages.map((code) => languages[code].endonym).join(' · ');
  return `<li><a class="brand-${merchantCode}" href="${escapeHtml(origin)}/">${named}<small>${escapeHtml(spoken)}</small></a></li>`;
}

/** Colours have passed the pattern of their schema, codes that of theirs. */
const cardSheet = ({ site, merchantCode }: LiveRelease): string => {
  const { background, text } = site.theme[site.theme.mode];
  return `.brand-${merchantCode}{background:${background};color:${text}}`;
};

/** A longer list would not be read. */
const SHOWN = 60;

/** The front door of a development server: which brands there are, and the tools around them. */
export const brandList =
  (releases: Pick<LiveReleases, 'merchants' | 'live'>): RequestHandler =>
  (req, res) => {
    const brands = releases
      .merchants()
      .flatMap(({ merchantCode }) => releases.live(merchantCode) ?? [])
      .slice(0, SHOWN);
    const cards = brands.map((live) => card(live, playerOrigin(req, live.merchantCode))).join('');
    const tools = `<li><a href="/preview/">Operator’s tool<small>Edit, preview and publish a brand</small></a></li>
<li><a href="/sandbox/inbox">Development inbox<small>Captcha answers and codes of the sandbox</small></a></li>`;
    sendNotice(
      res,
      200,
      {
        heading: 'Livery',
        text: 'Each brand answers at a host of its own. Best seen at phone size.',
        content: `<ul class="brands">${cards}</ul><ul class="tools">${tools}</ul>`,
      },
      brands.map(cardSheet).join(''),
    );
  };
