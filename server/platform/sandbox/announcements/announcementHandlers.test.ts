import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '#schemas/languages.ts';
import { MERCHANT, type TestSandbox, startTestSandbox } from '../../testing/startTestSandbox.ts';

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
    expect([count('B'), count('PL'), count('PR')]).toEqual([4, 6, 2]);
    expect(items.every(({ title, content }) => title.length > 3 && (content ?? '').length > 8)).toBe(true);
    expect(JSON.stringify(items)).not.toContain('{brand}');
    expect(JSON.stringify(items)).toContain('Lantern');
  });

  it('are the same ones in every language', async () => {
    const [english, arabic] = [await read({ language: 'EN' }), await read({ language: 'AR' })];
    expect(english.map(({ id, type, startDate }) => [id, type, startDate])).toEqual(
      arabic.map(({ id, type, startDate }) => [id, type, startDate]),
    );
    expect(english[0]?.title).not.toBe(arabic[0]?.title);
  });

  it('fall back to the first language of the merchant', async () => {
    expect(await read({ language: 'XX' })).toEqual(await read({ language: 'EN' }));
  });

  it('give banners of the asked group only, with picture and link', async () => {
    expect(await read({ types: 'B', groupName: 'm_reg' })).toEqual([]);
    expect((await read({ types: 'B', groupName: 'm_home' }))[0]).toMatchObject({
      groupName: 'm_home',
      url: `/brand/${MERCHANT}/banner-1`,
      link: expect.stringMatching(/^\/m\//),
    });
  });
});
