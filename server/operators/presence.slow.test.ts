import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { OperatorEvents } from '#schemas/edges/api/events.schema.ts';
import { listenTo } from '../testing/ask.ts';
import { codeOf } from '../testing/startOperators.ts';
import { OPERATOR_HOST, type SignedIn, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';

let server: TestServer;
let publisher: SignedIn;
let viewer: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  server = await startTestServer([testBrand('lotus'), testBrand('mekong'), testBrand('sahara')]);
  publisher = await server.signIn('publisher');
  viewer = await server.signIn('viewer', 'lotus');
  stranger = await server.signIn('viewer', 'mekong');
});
afterAll(() => server.close());

/** A window of the tool: its stream of events, and how it says what it shows. */
async function openTool(operator: SignedIn) {
  const events = await listenTo(server.port, OPERATOR_HOST, '/preview/api/events', { cookie: operator.cookie });
  onTestFinished(() => events.close());
  const ready = await events.next();
  const { stream } = ready.data as OperatorEvents['ready'];
  const show = (merchantCode: string, section: string, named = stream) =>
    operator.api('PUT', `/merchants/${merchantCode}/presence`, { stream: named, section });
  return { ...events, stream, show };
}

const told = (merchantCode: string, ...people: readonly { readonly name: string; readonly section: string }[]) => ({
  event: 'presence',
  data: { merchantCode, people },
});

it('operators of a merchant see who else has it open and where, until that tool is closed', async () => {
  const [first, second] = [await openTool(publisher), await openTool(viewer)];
  expect((await first.show('lotus', 'footer')).status).toBe(204);
  expect(await first.next()).toEqual(told('lotus'));
  await second.show('lotus', 'look');
  expect(await second.next()).toEqual(told('lotus', { name: 'publisher', section: 'footer' }));
  expect(await first.next()).toEqual(told('lotus', { name: 'viewer-lotus', section: 'look' }));
  await second.show('lotus', 'history');
  expect(await first.next()).toEqual(told('lotus', { name: 'viewer-lotus', section: 'history' }));
  second.close();
  expect(await first.next()).toEqual(told('lotus'));
});

it('an operator with two windows is one person, at the section opened last, and does not see herself', async () => {
  const [one, two, other] = [await openTool(publisher), await openTool(publisher), await openTool(viewer)];
  await other.show('lotus', 'look');
  expect(await other.next()).toEqual(told('lotus'));
  await one.show('lotus', 'footer');
  expect(await other.next()).toEqual(told('lotus', { name: 'publisher', section: 'footer' }));
  server.wait(1_000);
  await two.show('lotus', 'history');
  expect(await other.next()).toEqual(told('lotus', { name: 'publisher', section: 'history' }));
  for (const own of [one, two]) expect(await own.next()).toEqual(told('lotus', { name: 'viewer-lotus', section: 'look' }));
  two.close();
  expect(await other.next()).toEqual(told('lotus', { name: 'publisher', section: 'footer' }));
});

it('one who goes to another merchant is there, and no longer here', async () => {
  const [first, second] = [await openTool(publisher), await openTool(await server.signIn('editor'))];
  await first.show('lotus', 'footer');
  expect(await first.next()).toEqual(told('lotus'));
  await second.show('lotus', 'footer');
  expect(await first.next()).toEqual(told('lotus', { name: 'editor', section: 'footer' }));
  await second.show('sahara', 'footer');
  expect(await first.next()).toEqual(told('lotus'));
  expect(await second.next()).toEqual(told('lotus', { name: 'publisher', section: 'footer' }));
  expect(await second.next()).toEqual(told('sahara'));
});

it('no name reaches an operator without a role at the merchant', async () => {
  const [first, outside] = [await openTool(publisher), await openTool(stranger)];
  await first.show('lotus', 'footer');
  expect(await first.next()).toEqual(told('lotus'));
  const refused = await outside.show('lotus', 'footer');
  expect([refused.status, codeOf(refused)]).toEqual([404, 'merchant.unknown']);
  // Another operator's stream cannot be moved.
  expect((await outside.show('mekong', 'footer', first.stream)).status).toBe(204);
  expect((await first.show('lotus', 'footer', outside.stream)).status).toBe(204);
  await outside.show('mekong', 'look');
  expect(await outside.next()).toEqual(told('mekong'));
});

it.each([
  ['no stream', { section: 'footer' }],
  ['a section that is not a word', { stream: 'x', section: '<b>' }],
  ['a foreign field', { stream: 'x', section: 'footer', name: 'admin' }],
])('a sign with %s is refused', async (_title, body) => {
  const answer = await publisher.api('PUT', '/merchants/lotus/presence', body);
  expect([answer.status, codeOf(answer)]).toEqual([422, 'body.invalid']);
});
