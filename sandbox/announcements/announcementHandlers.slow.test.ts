import { existsSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '#schemas/declare/languages/languages.ts';
import type { Announcement } from '#schemas/declare/platform/announcements.schema.ts';
import { loginAs } from '../testing/encryptLogin.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const read = (params: Record<string, string>) =>
  sandbox.sandbox.platform.read('announcements', params, { merchantCode: MERCHANT, ip: '' });

describe('announcements', () => {
  it.each(languageCodes)('are complete in %s', async (language) => {
    const items = await read({ language, types: 'B,PL,PR', groupName: 'm_home' });
    const count = (type: string) => items.filter((item) => item.type === type).length;
    expect([count('B'), count('PL'), count('PR')]).toEqual([4, 6, 6]);
    expect(items.every(({ title, content }) => title.length > 3 && (content ?? '').length > 8)).toBe(true);
    expect(JSON.stringify(items)).not.toContain('{{');
    expect(JSON.stringify(items)).toContain('Lantern');
  });

  it.each([
    ['guests', undefined, 0],
    ['members', 'demomember', 0],
    ['agents', 'demoagent', 1],
  ])('for agents are not for %s', async (_readers, username, least) => {
    sandbox.setRelease(release({ switches: { AGEPAG: '1' } }));
    const headers: Record<string, string> = username === undefined ? {} : { authorization: await loginAs(sandbox, username) };
    for (const query of ['?types=A', '?types=PL,A', '']) {
      const { body } = await sandbox.call('GET', `/wps/relay/MCSFE_getListAnnouncements${query}`, { headers });
      const ofAgents = (body.value as Announcement[]).filter(({ type }) => type === 'A'); // the contract test's shape
      expect(Math.min(ofAgents.length, 1)).toBe(least);
    }
  });

  it('are the same ones in every language', async () => {
    const [english, arabic] = [await read({ language: 'EN' }), await read({ language: 'AR' })];
    expect(english.map(({ id, type, startDate }) => [id, type, startDate])).toEqual(
      arabic.map(({ id, type, startDate }) => [id, type, startDate]),
    );
    expect(english[0]?.title).not.toBe(arabic[0]?.title);
  });

  it('state a worth where there is a figure, and run with the week where they begin again with it', async () => {
    const promotions = await read({ language: 'EN', types: 'PR' });
    const worth = new Map(promotions.map(({ title, value }) => [title, value]));
    expect([worth.get('First deposit bonus'), worth.get('Friday free spins'), worth.get('Weekend rebate')]).toEqual([
      10,
      '20 free spins',
      undefined,
    ]);
    const league = promotions.find(({ title }) => title === 'Live casino league');
    const [from = 0, to = 0] = [league?.startDate, league?.endDate].map((day) => Date.parse(day ?? ''));
    const now = sandbox.now().getTime();
    expect([from <= now, now < to, (to - from) / 86_400_000]).toEqual([true, true, 7]);
  });

  it('fall back to the first language of the merchant', async () => {
    expect(await read({ language: 'XX' })).toEqual(await read({ language: 'EN' }));
  });

  it('give banners of the asked group only, with picture and link', async () => {
    expect((await read({ types: 'B', groupName: 'm_reg' })).map(({ groupName }) => groupName)).toEqual(['m_reg']);
    expect((await read({ types: 'B', groupName: 'm_home' }))[0]).toMatchObject({
      groupName: 'm_home',
      url: expect.stringMatching(/^\/art\/promotions\/[a-z]+\.svg$/),
      link: expect.stringMatching(/^\/m\//),
    });
  });

  it.each([
    ['a shipped brand', 'harbour', '../../templates/brands', /^\/brand\/(harbour)\/([\w-]+)$/, '/$1/assets/$2.webp', 10],
    ['a merchant without pictures of its own', MERCHANT, '..', /^(\/art\/.+)$/, '$1', 6],
  ])(
    'name a picture of %s that is there for each banner and promotion',
    async (_title, merchantCode, folder, address, file, pictures) => {
      const params = { types: 'B,PR', groupName: 'm_home' };
      const items = await sandbox.sandbox.platform.read('announcements', params, { merchantCode, ip: '' });
      const urls = items.flatMap(({ url = '', announcementImages: images }) => images?.map((image) => image.url) ?? [url]);
      const files = urls.map((url) => folder + url.replace(address, file));
      expect(new Set(files).size).toBe(pictures);
      expect(files.filter((each) => !existsSync(new URL(each, import.meta.url)))).toEqual([]);
    },
  );
});

describe('announcements of what is switched off', () => {
  afterEach(() => sandbox.setRelease(release()));

  it.each([
    ['invitations', 'REFERRAL', /friend/i],
    ['rewards', 'REWCEN3', /reward centre/],
  ])('are left out: %s', async (_what, name, words) => {
    const shown = async () => (await read({ language: 'EN' })).filter((item) => words.test(`${item.title} ${item.content}`));
    expect(await shown()).not.toEqual([]);
    sandbox.setRelease(release({ switches: { [name]: '0' } }));
    expect(await shown()).toEqual([]);
  });
});

describe('promotions', () => {
  it('have categories that exist, a cover, and some no end', async () => {
    const promotions = await read({ types: 'PR', groupName: 'm_home' });
    const categories = await sandbox.sandbox.platform.read('promotionCategories', {}, { merchantCode: MERCHANT, ip: '' });
    const ids = categories.map(({ id }) => id);
    expect(promotions.every(({ promoAnnouncementCategoryIds = [] }) => promoAnnouncementCategoryIds.length > 0)).toBe(true);
    expect(promotions.flatMap(({ promoAnnouncementCategoryIds = [] }) => promoAnnouncementCategoryIds)).toEqual(
      expect.arrayContaining(ids),
    );
    expect(promotions.every(({ announcementImages }) => announcementImages?.[0]?.sequence === 1)).toBe(true);
    expect(new Set(promotions.map(({ noExpiry }) => noExpiry))).toEqual(new Set([0, 1]));
    expect(promotions[0]?.content).toMatch(/^<p>.+<\/p>$/);
  });
});

describe('the help centre', () => {
  it.each(languageCodes)('is complete in %s', async (language) => {
    const topics = await sandbox.sandbox.platform.read(
      'help',
      { device: 'MOBILE', language },
      { merchantCode: MERCHANT, ip: '' },
    );
    expect(topics).toHaveLength(8);
    expect(new Set(topics.map(({ title }) => title)).size).toBe(8);
    expect(topics.every(({ content }) => content.startsWith('<p>'))).toBe(true);
  });
});

describe('what a member has read', () => {
  const path = '/wps/relay/MCSFE_getListAnnouncements?types=PL&groupName=m_home&language=EN';
  const as = (token: string | undefined) => sandbox.call('GET', path, { headers: token ? { authorization: token } : {} });
  const listed = async (token?: string) => (await as(token)).body.value as Announcement[]; // the contract test's shape
  const mark = (json: object, token: string) =>
    sandbox.call('POST', '/wps/relay/MCSFE_markAnnouncementAsRead', { json, headers: { authorization: token } });
  const unread = async (token?: string) => (await listed(token)).filter((item) => !item.read).map(({ id }) => id);

  it('is answered to that member alone, after every mark at once', async () => {
    expect(await unread()).toEqual([]); // from now on kept for guests
    const [token, other] = [await loginAs(sandbox, 'demomember'), await loginAs(sandbox, 'demoagent')];
    const [first = 0, ...others] = await unread(token);
    expect(others.length).toBeGreaterThan(3);
    expect((await mark({ announcementId: first, read: true }, token)).status).toBe(200);
    expect((await mark({ announcementId: first }, token)).status).toBe(200);
    expect(await unread(token)).toEqual(others);
    expect(await unread(other)).toEqual([first, ...others]);
    expect((await mark({ announcementId: first, read: false }, token)).status).toBe(200);
    expect(await unread(token)).toEqual([first, ...others]);
    expect(await unread()).toEqual([]);
  });

  it('is everything for a trial account, which marks nothing', async () => {
    const token = await loginAs(sandbox, 'demotrial');
    expect(await unread(token)).toEqual([]);
    expect((await mark({ announcementId: 1201 }, token)).status).toBe(403);
  });

  it('is cached by no proxy', async () => {
    const guest = await as(undefined);
    expect(guest.headers.get('cache-control')).toMatch(/^public/);
    expect(guest.headers.get('vary')).toMatch(/authorization/);
    expect((await as(await loginAs(sandbox, 'demomember'))).headers.get('cache-control')).toBe('no-store');
  });

  it('refuses a mark for what is not there', async () => {
    expect((await mark({ announcementId: 7 }, await loginAs(sandbox, 'demomember'))).body.errorCode).toBe('announcement.unknown');
  });
});
