import { isObject } from '#schemas/base/json/isObject.ts';
import type { InlinedBoot } from '#schemas/edges/page/page.ts';
import { typeOf } from './files.ts';

/** A page that our server has written. */
export interface OwnPage {
  readonly html: string;
  readonly boot: InlinedBoot;
}

/** Data that our server inlines at the end of each page (server/site/pageDocument.ts). */
const BOOT = /<script type="application\/json" id="boot">([^<]+)<\/script>/;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // the page was cut off, or changed on the way
  }
}

/** Whether it is the inlined data of a page. Their content needs no check: our own server has written it. */
const isBoot = (value: unknown): value is InlinedBoot => isObject(value) && typeof value['merchantCode'] === 'string';

/** Reads a page of our server. Undefined for anything else, as the page of a proxy, a bare file, or nothing at all. */
export async function readOwnPage(response: Response): Promise<OwnPage | undefined> {
  if (!typeOf(response).startsWith('text/html')) return undefined;
  const html = await response.text();
  const boot = parsed(BOOT.exec(html)?.[1] ?? '');
  return isBoot(boot) ? { html, boot } : undefined;
}
