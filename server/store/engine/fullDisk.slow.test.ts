import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import { ask } from '../../testing/ask.ts';
import { type SmallDisk, mountSmallDisk } from '../../testing/mountSmallDisk.ts';
import { type TestNode, killNode, startNode } from '../../testing/startNode.ts';
import { OPERATOR_HOST, testBrand } from '../../testing/startTestServer.ts';

const disk = await mountSmallDisk(300);
if (!disk)
  console.warn(
    'fullDisk.slow.test.ts: no disk may be mounted here (neither root nor user namespaces), so a full one is not tested.',
  );

function testFullDisk({ folder, around, fill, makeRoom, remove }: SmallDisk): void {
  let node: TestNode;
  beforeAll(async () => {
    node = await startNode({ DATA_DIR: folder }, around);
  });
  afterAll(async () => {
    await killNode(node);
    remove();
  });

  const get = async (path: string, host = OPERATOR_HOST) => {
    const { status, text } = await ask(node.port, host, path);
    return [status, text];
  };
  const view = async () => (await node.api('GET', '')).json as MerchantView;
  const save = async (title: string) => node.api('PUT', '/draft', testBrand('aurora', { title }), (await view()).draft.revision);

  it('names the reason, is read still, and takes writes again as soon as there is room', async () => {
    expect((await save('Before')).status).toBe(200);
    expect(await get('/readyz')).toEqual([200, '{"status":"ready"}']);

    fill(1_000_000);
    const refused = await save('Too much');
    expect(refused).toMatchObject({ status: 507, json: { code: 'store.full' } });
    expect((await node.api('POST', '/releases', {}, (await view()).draft.revision)).status).toBe(507);
    expect(await get('/readyz')).toEqual([503, '{"status":"read only: the disk of the store is full"}']);
    expect((await get('/readyz/reads'))[0]).toBe(200);
    expect((await view()).draft.document).toMatchObject({ template: { parameters: { title: 'Before' } } });
    expect((await get('/m/home', 'aurora.localhost'))[0]).toBe(200);

    makeRoom();
    expect((await save('After')).status).toBe(200);
    expect(await get('/readyz')).toEqual([200, '{"status":"ready"}']);
  });

  it('has everything that it acknowledged after a crash in that state', async () => {
    fill(0);
    expect((await save('Too much')).status).toBe(507);
    await killNode(node);
    makeRoom();
    node = await startNode({ DATA_DIR: folder }, around);
    expect((await view()).draft.document).toMatchObject({ template: { parameters: { title: 'After' } } });
  });
}

describe.skipIf(disk === undefined)('a server whose disk is full', () => {
  // The function of a group that is skipped is called all the same.
  if (disk) testFullDisk(disk);
});
