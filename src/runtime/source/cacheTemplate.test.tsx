import { beforeEach, expect, it } from 'vitest';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { fakeHttp } from '#tests/support/fakeHttp.ts';
import { cacheTemplate } from './cacheTemplate.ts';
import { storedAnswers } from './storedAnswers.ts';

const template = (revision: number): CallAnswer<'template'> => ({
  merchantCode: 'aurora',
  templateId: 'aurora-2026',
  parameters: { title: 'Aurora' },
  revision,
});

beforeEach(() => localStorage.clear());

it('keeps the template of a page that our server has drawn, by host (BOOT-05)', async () => {
  await cacheTemplate({ http: fakeHttp({ template: template(3) }), revision: 3 });
  expect(Object.keys(localStorage)).toEqual([`livery.template.${location.host}`]);
  expect(storedAnswers()?.template).toMatchObject({
    merchantCode: 'aurora',
    templateId: 'aurora-2026',
    parameters: { title: 'Aurora' },
  });
});

it('asks once in a release', async () => {
  const http = fakeHttp({ template: template(3) });
  await cacheTemplate({ http, revision: 3 });
  await cacheTemplate({ http, revision: 3 });
  expect(http.asked).toHaveLength(1);
  await cacheTemplate({ http, revision: 4 });
  expect(http.asked).toHaveLength(2);
});
