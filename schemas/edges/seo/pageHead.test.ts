import { describe, expect, it } from 'vitest';
import { brandCodes } from '#tests/support/brandCodes.ts';
import { resolvedWith, shippedRelease } from '#tests/support/releases.ts';
import { pages } from '../../declare/pages/pages.ts';
import { resolveSite } from '../../release/resolve/resolveSite.ts';
import { listedPages } from './listedPages.ts';
import { type HeadRequest, pageHead } from './pageHead.ts';

const origin = 'https://lotus.example';
const changes = { '/template/parameters/title': 'Lotus', '/template/parameters/language': 'EN,TH,CN' };

const headOf = (request: Partial<HeadRequest> = {}, more = {}) =>
  pageHead({
    site: resolvedWith({ ...changes, ...more }).site,
    revision: 7,
    language: 'TH',
    path: '/m/help?i=1',
    name: 'ช่วยเหลือ',
    description: 'เกี่ยวกับ',
    origin,
    ...request,
  });

const byLanguage = { '/template/behaviour/seo/languageAddresses': true };

describe('the head of a page', () => {
  it('has one address, its title and a picture of the release', () => {
    expect(headOf()).toMatchObject({
      isListed: true,
      title: 'ช่วยเหลือ · Lotus',
      locale: 'th_TH',
      links: {
        canonical: `${origin}/m/help?i=1`,
        alternates: [],
        picture: `${origin}/share-picture/help.png?v=7`,
        pictureSize: { width: 1200, height: 630 },
      },
    });
  });

  it('names the page in each language, where languages have addresses', () => {
    const { canonical, alternates } = headOf({}, byLanguage).links ?? {};
    expect(canonical).toBe(`${origin}/th/m/help?i=1`);
    expect(alternates).toEqual([
      { lang: 'en', href: `${origin}/en/m/help?i=1` },
      { lang: 'th', href: `${origin}/th/m/help?i=1` },
      { lang: 'zh-Hans', href: `${origin}/zh-hans/m/help?i=1` },
      { lang: 'x-default', href: `${origin}/en/m/help?i=1` },
    ]);
  });

  it.each([
    ['/', '/m/home'],
    ['/m/home?free=given', '/m/home'],
    ['/m/provider?gameType=RNG&free=given', '/m/provider?gameType=RNG'],
    ['/m/messages', undefined], // of members
    ['/m/login', undefined], // over home
  ])('of %s has the address %s', (path, canonical) => {
    expect(headOf({ path }).links?.canonical).toBe(canonical && origin + canonical);
    expect(headOf({ path }).isListed).toBe(canonical !== undefined);
  });

  it('says nothing that needs an address, where nobody has told the site’s own', () => {
    expect(headOf({ origin: undefined })).toMatchObject({ isListed: true, description: 'เกี่ยวกับ' });
    expect(headOf({ origin: undefined }).links).toBeUndefined();
  });

  it('is not listed where the merchant wants no page listed', () => {
    expect(headOf({}, { '/template/behaviour/seo/listed': false }).isListed).toBe(false);
  });

  it.each([
    ['/brand/lotus/share.png', `${origin}/brand/lotus/share.png`],
    ['https://cdn.example/share.jpg', 'https://cdn.example/share.jpg'],
    ['data:image/png;base64,AA', `${origin}/share-picture/help.png?v=7`],
  ])('with the picture %s shows %s', (picture, shown) => {
    expect(headOf({}, { '/template/behaviour/seo/picture': picture }).links?.picture).toBe(shown);
  });

  it('shows the logo alone on links to home', () => {
    expect(headOf({ path: '/', name: undefined }).links?.picture).toBe(`${origin}/share-picture.png?v=7`);
  });

  it.each(brandCodes)('of every page of %s that may be listed shows a picture of its own', (code) => {
    const { site } = resolveSite(shippedRelease(`brands/${code}`));
    const pictures = listedPages(site).map((page) => headOf({ site, path: pages[page].path }).links?.picture);
    expect(pictures).toEqual([
      expect.stringContaining('/share-picture.png'),
      ...pictures.slice(1).map(() => expect.stringContaining('/share-picture/')),
    ]);
  });

  it('says in JSON-LD who the site is on home, and where a page is on others', () => {
    const graph = (head: ReturnType<typeof headOf>) => JSON.stringify(head.links?.structuredData);
    expect(graph(headOf({ path: '/m/home', name: undefined }, byLanguage))).toContain(
      `{"@type":"WebSite","name":"Lotus","url":"${origin}/th/m/home","inLanguage":"th"}`,
    );
    expect(graph(headOf())).toContain(`{"@type":"ListItem","position":2,"name":"ช่วยเหลือ","item":"${origin}/m/help?i=1"}`);
  });
});
