import { isBlockType, blocks } from '../../declare/blocks/blocks.ts';
import { type UrlVerdict, checkUrl } from '../../base/urls/checkUrl.ts';
import { type Problem, type ProblemFix, pointerTo } from '../../base/json/problem.ts';
import { isObject } from '../../base/json/isObject.ts';
import { regions } from '../../declare/names/regions.ts';
import { releaseSchema } from '../../declare/release/release.schema.ts';
import { valueAt } from '../../base/json/overlay.ts';
import { schemaLeaves } from '../../base/json/schemaLeaves.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';
import type { ResolvedSite } from '../../release/resolve/resolveSite.ts';

/** Settings with the picture widget, whose values are addresses. */
const addressLeaves = (schema: unknown): string[] =>
  schemaLeaves(schema)
    .filter(({ schema: leaf }) => isObject(leaf['x-ui']) && leaf['x-ui']['widget'] === 'image')
    .map(({ pointer }) => pointer);

/** Of every address in the schemas. */
const MAX_LENGTH = 300;

const releaseAddresses = addressLeaves(releaseSchema);

/** The background of the app page may also be a colour. */
const APP_BACKGROUND = pointerTo('template', 'parameters', 'app_background');
const isColour = (pointer: string, text: string) => pointer === APP_BACKGROUND && /^#[0-9a-f]{6}$/i.test(text);

/** The address that was most likely meant. */
const meant: { readonly [V in UrlVerdict]?: (url: string) => string } = {
  insecure: (url) => url.replace(/^http:/i, 'https:'),
  'other-host': (url) => `https:${url}`,
  relative: (url) => `/${url}`,
};

/** Writes the address that was meant, if it is valid; else resets the setting to its preset. */
function fixOf(reason: UrlVerdict, url: string, pointer: string): ProblemFix {
  const value = meant[reason]?.(url);
  return value !== undefined && value.length <= MAX_LENGTH && checkUrl(value) === 'ok'
    ? { op: 'set', pointer, value }
    : { op: 'remove', pointer };
}

function check(url: unknown, pointer: string): Problem[] {
  if (typeof url !== 'string' || url === '' || isColour(pointer, url)) return [];
  const reason = checkUrl(url);
  return reason === 'ok' ? [] : [found('url.unsafe', pointer, { url, reason }, fixOf(reason, url, pointer))];
}

export interface PlacedAddress {
  readonly pointer: string;
  readonly url: unknown;
}

/** Every address that a release names, with where it is. */
export const addressesOf = ({ site, full }: Pick<ResolvedSite, 'site' | 'full'>): PlacedAddress[] => [
  ...releaseAddresses.map((pointer) => ({ pointer, url: valueAt(full, pointer) })),
  ...regions
    .flatMap((region) => site.layout[region])
    .flatMap(({ block, props, pointer }) =>
      isBlockType(block)
        ? addressLeaves(blocks[block].schema).map((at) => ({ pointer: `${pointer}/props${at}`, url: valueAt(props, at) }))
        : [],
    ),
];

/** Addresses in the configuration must not run script, leave the encrypted web or depend on the page they are on. */
export const safeUrls: LintRule = (resolved) => addressesOf(resolved).flatMap(({ url, pointer }) => check(url, pointer));
