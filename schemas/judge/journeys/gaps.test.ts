import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { gaps } from './gaps.ts';

const byCode = { '/switches/MOBILENUMREG3': '1', '/switches/MOBILECODELOGIN3': '1' };
const noService = { '/template/behaviour/platform/paths/service': '' };
const withEmail = { '/registerSettings/fields/email/enabled': true };
const google = '/template/behaviour/social/google';

test.each<[string, Readonly<Record<string, unknown>>, (readonly [string, string])[]]>([
  ['what is shipped', {}, []],
  ['a login by code for numbers that are verified', { ...byCode, '/switches/REGMOBVERF3': '1' }, []],
  ['a login by code for numbers that are not', byCode, [['login.codeForNobody', '/switches/MOBILECODELOGIN3']]],
  ['no customer service', noService, [['recover.none', '/template/behaviour/platform/paths/service']]],
  ['no customer service, but recovery', { ...noService, ...withEmail }, []],
  ['no customer service, and nobody registers', { ...noService, '/switches/USERNAMEREG3': '0' }, []],
  ['recovery by an e-mail that members give later', { '/switches/PSWEMAIL3': '1' }, []],
  [
    'recovery by an e-mail that nobody gives',
    { '/template/behaviour/platform/paths/setEmail': '' },
    [['recover.forNobody', '/switches/PSWEMAIL3']],
  ],
  [
    'recovery by an e-mail whose row is taken away',
    { '/template/layout/securityCentre/0/props/rows': ['loginPassword'] },
    [['recover.forNobody', '/switches/PSWEMAIL3']],
  ],
  ['recovery by numbers that nothing proves', { '/switches/PSWPHONE3': '1' }, [['recover.forNobody', '/switches/PSWPHONE3']]],
  ['the same, and nobody registers', { '/switches/PSWPHONE3': '1', '/switches/USERNAMEREG3': '0' }, []],
  [
    'a login elsewhere that lacks a setting',
    { '/switches/GOOGLELOGIN3': '1', [`${google}/issuer`]: 'https://id.example' },
    [['social.notSetUp', `${google}/clientId`]],
  ],
])('%s', (_title, changes, found) => {
  expect(gaps(resolvedWith(changes)).map(({ code, pointer }) => [code, pointer])).toEqual(found);
});
