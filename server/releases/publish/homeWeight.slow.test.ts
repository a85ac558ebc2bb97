import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditPage } from '#schemas/edges/api/audit.schema.ts';
import type { HomeWeight, HomeWeights } from '#schemas/judge/lint/homeWeight.schema.ts';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import type { ProblemAnswer } from '#schemas/edges/api/refusals.ts';
import type { RenderInput } from '#schemas/edges/page/page.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { createPlayer } from '../../testing/fakeParts.ts';
import { codeOf } from '../../testing/startOperators.ts';
import { type SignedIn, type TestServer, startTestServer, testBrand } from '../../testing/startTestServer.ts';

const LOGO = '/brand/aurora/logo.svg';
const ELSEWHERE = 'https://pictures.example/banner.webp';
const HOME = '/template/layout/home';

const seen: RenderInput[] = [];
let isBroken = false;
const fake = createPlayer(seen);

/** A player that draws a section for each block of home, and the app's icon as its picture. */
const player = {
  ...fake,
  async loadPlayer() {
    const drawing = await fake.loadPlayer();
    return {
      ...drawing,
      async renderPage(request: RenderInput) {
        const page = await drawing.renderPage(request);
        if (isBroken) throw new Error('the player has a bug');
        const { layout, appIcon } = request.site;
        const picture =
          appIcon === '' ? '' : `<img src="data:," data-src="${appIcon}"><noscript><img src="${appIcon}"></noscript>`;
        const body = layout.home.map(({ id }) => `<section>${id}</section>`).join('') + picture;
        return 'redirect' in page ? page : { ...page, body, firstScreenEnd: 0 };
      },
    };
  },
};

let server: TestServer;
let admin: SignedIn;
let editor: SignedIn;
let publisher: SignedIn;

beforeAll(async () => {
  server = await startTestServer([testBrand('aurora'), testBrand('sahara')], undefined, { player });
  [admin, editor, publisher] = [await server.signIn('admin'), await server.signIn('editor'), await server.signIn('publisher')];
});
afterAll(() => server.close());

const asItStands = async () => {
  const { draft } = (await editor.api('GET', '/merchants/aurora')).json as MerchantView;
  return { 'if-match': `"${draft.revision}"` };
};
async function save(template: Partial<Release['template']>): Promise<void> {
  const brand = testBrand('aurora');
  const document = { ...brand, template: { ...brand.template, ...template } };
  expect((await editor.api('PUT', '/merchants/aurora/draft', document, await asItStands())).status).toBe(200);
}
const discard = async () => editor.api('DELETE', '/merchants/aurora/draft', undefined, await asItStands());
const publish = async (body: object = {}) => publisher.api('POST', '/merchants/aurora/releases', body, await asItStands());
const weights = async () => (await editor.api('GET', '/merchants/aurora/home/weight')).json as HomeWeights;
const setLimits = (homeLimits: object | null) =>
  admin.api('PUT', '/merchants/aurora/rules', { confirmMinutes: null, fourEyes: false, homeLimits });

/** Both figures of a merchant that is live. */
async function both(): Promise<{ draft: HomeWeight; live: HomeWeight }> {
  const { draft, live } = await weights();
  if (draft === null || live === null) throw new Error('home was not measured');
  return { draft, live };
}

const blocks = (count: number) => ({
  layout: { home: Array.from({ length: count }, (_, index) => ({ id: `hot-${index}`, block: 'hot-games' })) },
});
const icon = (appIcon: string) => ({ parameters: { ...testBrand('aurora').template.parameters, image_app_icon: appIcon } });

describe('what home takes', () => {
  beforeEach(discard);

  it('is the same for a draft that changes nothing', async () => {
    const { draft, live } = await both();
    expect(draft).toEqual(live);
    expect(live.requests).toBe(live.parts.reduce((sum, { files }) => sum + files, 0));
    expect(live.bytes).toBe(live.parts.reduce((sum, { bytes }) => sum + bytes, 0));
  });

  it('grows by the elements of a block that is added', async () => {
    await save(blocks(2));
    const { draft: two } = await both();
    await save(blocks(5));
    const { draft: five } = await both();
    expect(five.elements - two.elements).toBe(3);
    expect(five.bytes).toBeGreaterThan(two.bytes);
  });

  it('grows by a picture and its bytes, as this server sends it, and by nothing for readers without scripts', async () => {
    const { live } = await both();
    await save(icon(LOGO));
    const { draft } = await both();
    const { headers } = await server.ask('aurora.localhost', LOGO, { headers: { 'accept-encoding': 'br' } });
    const picture = { kind: 'pictures', files: 1, bytes: Number(headers['content-length']) };
    expect(picture.bytes).toBeGreaterThan(100);
    expect(draft.parts).toContainEqual(picture);
    expect(draft.heaviest).toContainEqual({ address: LOGO, bytes: picture.bytes });
    expect([draft.pictures - live.pictures, draft.requests - live.requests, draft.unknown - live.unknown]).toEqual([1, 1, 0]);
    expect(draft.elements - live.elements).toBe(2 + 1); // picture and noscript; the link to the icon in the head
  });

  it('says of a picture of another server that its bytes are not known', async () => {
    const { live } = await both();
    await save(icon(ELSEWHERE));
    const { draft } = await both();
    expect([draft.pictures - live.pictures, draft.unknown - live.unknown]).toEqual([1, 1]);
    expect(draft.parts).toContainEqual({ kind: 'pictures', files: 1, bytes: 0 });
  });

  it('is drawn once for each content, for a guest, and found at no address', async () => {
    await save(icon(LOGO));
    seen.length = 0;
    await both();
    await both();
    const drawn = seen.filter(({ site }) => site.appIcon === LOGO);
    expect(drawn.length).toBeLessThanOrEqual(1);
    expect(drawn.every(({ draft, preview, gate }) => draft === undefined && preview === undefined && gate === 'open')).toBe(true);
    server.age(11 * 60_000);
    await both();
    expect(seen.some(({ site }) => site.appIcon === LOGO)).toBe(true);
  });
});

describe('a limit', () => {
  beforeEach(async () => {
    await setLimits(null);
    await discard();
  });

  it('is the product’s until an administrator sets another, which stays when other rules change', async () => {
    const { limits } = await weights();
    const own = { ...limits, pictures: 3 };
    await setLimits(own);
    expect((await weights()).limits).toEqual(own);
    await admin.api('PUT', '/merchants/aurora/rules', { confirmMinutes: null, fourEyes: false });
    expect((await weights()).limits).toEqual(own);
    expect(codeOf(await publisher.api('PUT', '/merchants/aurora/rules', { confirmMinutes: null, fourEyes: false }))).toBe(
      'role.tooLow',
    );
  });

  it('refuses a release above it without a reason, and lets it pass with one, which the audit log repeats', async () => {
    const { draft } = await both();
    await setLimits({ ...(await weights()).limits, elements: draft.elements + 1 });
    await save(blocks(30));
    const refused = await publish();
    expect([refused.status, codeOf(refused)]).toEqual([422, 'release.unwaived']);
    const most = draft.elements + 1;
    expect((refused.json as ProblemAnswer).problems).toMatchObject([
      { code: 'home.elements', severity: 'warning', pointer: HOME, params: { most } },
    ]);
    const dueAt = new Date(server.now().getTime() + 60_000).toISOString();
    expect(codeOf(await publisher.api('POST', '/merchants/aurora/plans', { dueAt }, await asItStands()))).toBe(
      'release.unwaived',
    );

    const waiver = { code: 'home.elements', pointer: HOME, reason: 'All games of the festival.' };
    expect((await publish({ waived: [waiver] })).status).toBe(201);
    const { lines } = (await admin.api('GET', '/audit?what=release.published')).json as AuditPage;
    expect(lines[0]).toMatchObject({ merchantCode: 'aurora', detail: { waived: [{ ...waiver, by: 'publisher' }] } });
  });

  it('does not stop a release when home cannot be drawn, because the release may be the fix', async () => {
    await setLimits({ ...(await weights()).limits, elements: 1 });
    await save(blocks(4));
    isBroken = true;
    expect((await weights()).draft).toBeNull();
    expect((await publish()).status).toBe(201);
    isBroken = false;
  });
});
