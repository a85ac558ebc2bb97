import { describe, expect, it } from 'vitest';
import { regions } from '#schemas/declare/names/regions.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { regionsOf } from '#src/app/frame/regionsOf.ts';
import { matchPage } from '#src/app/routes/pages.ts';
import { presets } from './support/releases.ts';
import { screensShowing } from '../admin-preview/preview/frame/affectedScreens.ts';
import { homeRegions } from '#schemas/declare/names/homeRegions.ts';
import { frameScreens, isScreenName, screenAt } from '../admin-preview/preview/frame/frameScreens.ts';

const { site } = resolveSite(presets.base);
const pages = regions.filter((region) => !homeRegions.some((name) => name === region));

describe('the tool’s list of screens', () => {
  it.each(pages)('leads to %s where the player shows it', (region) => {
    const { path } = isScreenName(region) ? frameScreens[region] : { path: '' };
    const { pathname, searchParams } = new URL(path, 'http://player.example');
    expect(regionsOf(matchPage(pathname, searchParams), pathname, site.behaviour)).toContain(region);
    expect(screenAt(path)).toBe(region);
    expect(screensShowing([`/template/layout/${region}`], site).map(({ name }) => name)).toEqual([region]);
  });
});
