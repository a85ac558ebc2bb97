import { DRAFT_COOKIE } from '#schemas/edges/api/shares.schema.ts';
import { mediaAddress } from '#schemas/base/media/mediaAddress.ts';
import { type Attack, type Control, each } from '../Attack.ts';
import { type Finding, NotShown } from '../Finding.ts';
import { type Answered, exchange, expectCode, expectStatus, expectSuccess } from '../exchange.ts';
import { fieldOf } from '../Operator.ts';
import { LOGIN_PATH, logIn } from '../Player.ts';
import { ATTACKED, type Scene } from '../Scene.ts';

const MERCHANT = `/merchants/${ATTACKED}`;

/** The whole release of the merchant, as its draft has it after `change`. */
async function save(scene: Scene, change: object, by: Both = 'publisher'): Promise<Answered> {
  const editor = await scene.as(by);
  const document = fieldOf(await editor.ask('GET', MERCHANT), 'live', 'document');
  if (typeof document !== 'object' || document === null) throw new NotShown('the merchant has no release');
  return editor.askOnDraft('PUT', ATTACKED, '/draft', { ...document, ...change });
}

/* Four eyes */

type Both = 'publisher' | 'colleague';

interface Request {
  readonly written: Both;
  readonly asked: Both;
  readonly approved: Both;
}

/** One operator writes an unseen draft, one requests its approval, and one gives it. */
async function approve(scene: Scene, { written, asked, approved }: Request): Promise<Answered> {
  const saved = await save(scene, { note: `${scene.run} ${Math.random()}` }, written);
  const request = await (await scene.as(asked)).askOnDraft('POST', ATTACKED, '/approval');
  if (saved.status !== 200 || request.status !== 201)
    throw new NotShown(`no approval was asked for: ${saved.status} ${request.status} ${request.code}`);
  return (await scene.as(approved)).askOnDraft('PUT', ATTACKED, '/approval');
}

const colleagueApproves: Control = async (scene) =>
  expectSuccess(await approve(scene, { written: 'publisher', asked: 'publisher', approved: 'colleague' }));

const fourEyes: readonly Attack[] = [
  {
    name: 'an approval by who asked for it',
    defence: 'four-eyes',
    control: colleagueApproves,
    attack: (scene) => approve(scene, { written: 'colleague', asked: 'publisher', approved: 'publisher' }),
    holds: each((answered) => expectCode(answered, 'approval.own')),
  },
  {
    name: 'an approval by who wrote the draft',
    defence: 'four-eyes',
    control: colleagueApproves,
    attack: (scene) => approve(scene, { written: 'publisher', asked: 'colleague', approved: 'publisher' }),
    holds: each((answered) => expectCode(answered, 'approval.own')),
  },
];

/* Drafts that were shared */

/** The token of a link to the draft of the merchant that players use; the link is revoked afterwards. */
async function withShare<T>(scene: Scene, work: (token: string) => Promise<T>): Promise<T> {
  const overseer = await scene.as('overseer');
  const shares = `/merchants/${scene.merchant}/shares`;
  const made = await overseer.ask('POST', shares, { lifetime: 'hour', audience: 'member' });
  const [url, id] = [fieldOf(made, 'url'), fieldOf(made, 'id')];
  if (typeof url !== 'string') throw new NotShown(`no link to a draft: ${made.status} ${made.code}`);
  try {
    return await work(new URL(url).searchParams.get('share') ?? '');
  } finally {
    await overseer.ask('DELETE', `${shares}/${String(id)}`);
  }
}

/** The link opens the draft, and a player without it may write. */
const showsDraft: Control = (scene) =>
  withShare(scene, async (token) => {
    const lines = [`Cookie: ${DRAFT_COOKIE}=${token}`];
    return expectSuccess(await exchange(scene, { path: '/site/draft', lines })) ?? expectSuccess(await logIn(scene));
  });

const drafts: readonly Attack[] = [
  {
    name: 'writes on a device that looks at a draft',
    defence: 'draft-link',
    control: showsDraft,
    attack: (scene) =>
      withShare(scene, async (token) => {
        const lines = [`Cookie: ${DRAFT_COOKIE}=${token}`];
        return [
          await logIn(scene, {}, lines),
          await exchange(scene, {
            method: 'POST',
            path: LOGIN_PATH,
            lines: [...lines, 'Content-Type: application/json'],
            body: '{}',
          }),
        ];
      }),
    holds: each((answered) => expectCode(answered, 'draft.readOnly')),
  },
  {
    name: 'a draft by a link that was revoked',
    defence: 'draft-link',
    control: showsDraft,
    attack: async (scene) => {
      const token = await withShare(scene, (given) => Promise.resolve(given));
      return exchange(scene, { path: '/site/draft', lines: [`Cookie: ${DRAFT_COOKIE}=${token}`] });
    },
    holds: each((answered) => expectCode(answered, 'share.ended')),
  },
];

/* Hosts that only the server can reach */

/** A public address without a name to look up. A webhook to it is removed before anything is sent; the check of links asks it once. */
const PUBLIC = 'https://93.184.216.34/hook';
const PRIVATE = [
  'https://127.0.0.1/',
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://172.16.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://localhost/',
];

async function addWebhook(scene: Scene, url: string): Promise<Answered> {
  const overseer = await scene.as('overseer');
  const body = { name: `attack ${scene.run}`, url, merchantCode: ATTACKED, events: ['release.published'] };
  const added = await overseer.ask('POST', '/webhooks', body);
  const id = fieldOf(added, 'webhook', 'id');
  if (id !== undefined) await overseer.ask('DELETE', `/webhooks/${String(id)}`);
  return added;
}

const takesWebhooks: Control = async (scene) => expectSuccess(await addWebhook(scene, PUBLIC));

const webhooks: readonly Attack[] = PRIVATE.map((url) => ({
  name: `a webhook to ${url}`,
  defence: 'webhook-target',
  control: takesWebhooks,
  attack: (scene) => addWebhook(scene, url),
  holds: each((answered) => expectCode(answered, 'webhook.private')),
}));

/** Requests the check of addresses for a draft with this one. */
async function check(scene: Scene, url: string): Promise<Answered> {
  const template = fieldOf(await (await scene.as('publisher')).ask('GET', MERCHANT), 'live', 'document', 'template');
  const saved = await save(scene, { template: { ...(template as object), theme: { logo: url } } }); // of the whole release
  if (saved.status !== 200) throw new NotShown(`the draft was not saved: ${saved.status} ${saved.code}`);
  return (await scene.as('publisher')).ask('POST', `${MERCHANT}/addresses`);
}

/** The check's verdict on the logo. */
function verdict(answered: Answered): string {
  const problems = fieldOf(answered, 'problems');
  const found = Array.isArray(problems) ? problems.find((problem) => JSON.stringify(problem).includes('/logo')) : undefined;
  return typeof found === 'object' && found !== null && 'code' in found ? String(found.code) : 'nothing';
}

const asksOutside: Control = async (scene) => {
  const said = verdict(await check(scene, PUBLIC));
  return said === 'link.unreachable' || said === 'link.notPicture' || said === 'link.missing'
    ? undefined
    : `the check said ${said}`;
};

const links: readonly Attack[] = ['https://127.0.0.1/a.png', 'https://169.254.169.254/a.png', 'https://[::1]/a.png'].map(
  (url) => ({
    name: `the check of links, sent to ${url}`,
    defence: 'link-check',
    control: asksOutside,
    attack: (scene) => check(scene, url),
    holds: each((answered) => (verdict(answered) === 'link.refused' ? undefined : `said ${verdict(answered)}`)),
  }),
);

/* Drawings */

const svg = (inner: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 20" ${attributes}>${inner}<path d="M1 1h9v9z"/></svg>`;

const hostile: readonly (readonly [name: string, drawing: string])[] = [
  ['a script', svg('<script>alert(1)</script>')],
  ['a handler', svg('', 'onload="alert(1)"')],
  ['a handler that could be a style', svg('', 'onload="name"')],
  [
    'a page within',
    svg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example/"/></foreignObject>'),
  ],
  ['a link', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
  ['a picture of another host', svg('<image href="https://evil.example/a.png" width="9" height="9"/>')],
  ['a part of another host', svg('<use xlink:href="https://evil.example/a.svg#x"/>')],
  ['a style of another host', svg('<style>@import url(https://evil.example/a.css);</style>')],
  ['a style that is encoded twice', svg('<style>&amp;#64;import &amp;#117;rl(https://evil.example/a.css);</style>')],
  ['a colour with a comment', svg('<rect fill="url/**/(https://evil.example/a.svg#x)" width="9" height="9"/>')],
  ['a set of pictures', svg('<rect style="fill:image-set(&quot;https://evil.example/a.png&quot; 1x)" width="9" height="9"/>')],
  ['a colour of another host', svg('<rect fill="url(https://evil.example/a.svg#x)" width="9" height="9"/>')],
];

/** Uploads a drawing and reads the served file; the refusal if it is not accepted. */
async function upload(scene: Scene, drawing: string): Promise<Answered> {
  const publisher = await scene.as('publisher');
  const added = await publisher.ask('POST', `${MERCHANT}/media?name=attack`, drawing);
  const picture = fieldOf(added, 'id');
  if (added.status !== 201 || typeof picture !== 'string') return added;
  const served = await exchange(scene, { path: mediaAddress({ merchantCode: ATTACKED, picture, size: 'logo' }) });
  await publisher.ask('DELETE', `${MERCHANT}/media/${picture}`);
  return served;
}

const takesDrawings: Control = async (scene) => {
  const answered = await upload(scene, svg(`<rect id="r${scene.run}" width="5" height="5"/>`));
  return expectStatus(answered, 200) ?? (answered.body.includes('<path') ? undefined : 'the shapes are lost');
};

const isClean = (answered: Answered): Finding => {
  if (answered.status !== 200) return expectCode(answered, 'picture.drawing', 'picture.unreadable', 'picture.type');
  const found = /<script|\son\w+=|javascript:|<iframe|evil\.example/i.exec(answered.body);
  return found === null ? undefined : `is served with ${found[0]}`;
};

const drawings: readonly Attack[] = hostile.map(([name, drawing]) => ({
  name: `a drawing with ${name}`,
  defence: 'drawing',
  control: takesDrawings,
  attack: (scene) => upload(scene, drawing),
  holds: each(isClean),
}));

/** Operators who try forbidden actions on drafts, approvals, links, webhooks and pictures. */
export const releaseAttacks: readonly Attack[] = [...fourEyes, ...drafts, ...webhooks, ...links, ...drawings];
