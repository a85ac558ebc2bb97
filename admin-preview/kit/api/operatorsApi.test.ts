import { describe, expect, it } from 'vitest';
import { sampleView } from '../../model/testing/sampleView.ts';
import { apiAddress } from './apiAddress.ts';
import type { Ask } from './createAsk.ts';
import { createOperatorsApi } from './operatorsApi.ts';
import { Refusal } from './Refusal.ts';

const session = { name: 'ann', role: 'editor', roles: { all: 'editor', merchants: {} }, stage: 'full', csrf: 'secret' };
const saved = { revision: 8, parentReleaseId: 40, updatedAt: '2026-03-01T12:00:00.000Z', by: 'ann' };

/** The client of a server that gives these answers, one after the other, and what it was asked. */
function client(...answers: readonly unknown[]) {
  const asked: unknown[] = [];
  const left = [...answers];
  let signedOut = 0;
  const ask: Ask = async (method, address, { headers, body } = {}) => {
    asked.push({ method, address, headers, body });
    const answer = left.shift();
    if (answer instanceof Refusal) throw answer;
    return answer;
  };
  const api = createOperatorsApi({ ask, onSignedOut: () => (signedOut += 1) });
  return { api, asked, signedOutTimes: () => signedOut };
}

describe('a call of the operators’ API', () => {
  it('goes where its route is, with the session’s token and the revision that it replaces', async () => {
    const { api, asked } = client(session, saved);
    await api.signIn({ body: { name: 'ann', password: 'guess me' } });
    const document = { template: {} };
    expect(await api.saveDraft({ code: 'a b', query: { parentReleaseId: 41 }, body: document, revision: 7 })).toEqual(saved);
    expect(asked[1]).toEqual({
      method: 'PUT',
      address: '/preview/api/merchants/a%20b/draft?parentReleaseId=41',
      headers: { 'x-csrf': 'secret', 'if-match': '"7"' },
      body: document,
    });
  });

  it('reads an answer with more than is declared', async () => {
    const { api } = client({ ...session, newer: true });
    expect(await api.session()).toMatchObject(session);
  });

  it.each([
    ['a field of another type', { ...saved, revision: '8' }],
    ['a missing field', { ...saved, by: undefined }],
    ['nothing', undefined],
  ])('refuses an answer with %s', async (_title, answer) => {
    const { api } = client(answer);
    await expect(api.discardDraft({ code: 'demo', revision: 7 })).rejects.toMatchObject({ code: 'answer.unreadable' });
  });

  it('refuses a merchant whose releases are newer than this build', async () => {
    const view = sampleView();
    const newer = { ...view, live: { ...view.live, document: { ...view.live.document, schemaVersion: 99 } } };
    const { api } = client(view, newer);
    expect(await api.merchant({ code: 'demo' })).toEqual(view);
    await expect(api.merchant({ code: 'demo' })).rejects.toMatchObject({ code: 'answer.unreadable' });
  });

  it('says when the session is over', async () => {
    const { api, signedOutTimes } = client(new Refusal('session.missing', 401));
    await expect(api.people()).rejects.toMatchObject({ code: 'session.missing' });
    expect(signedOutTimes()).toBe(1);
  });
});

it('an address leaves out what is empty', () => {
  expect(apiAddress('exportFile', { code: 'demo', query: { what: 'draft' } })).toBe(
    '/preview/api/merchants/demo/file?what=draft',
  );
  expect(apiAddress('audit', { query: { who: '', merchant: 'demo' } })).toBe('/preview/api/audit?merchant=demo');
  expect(apiAddress('events', {})).toBe('/preview/api/events');
});
