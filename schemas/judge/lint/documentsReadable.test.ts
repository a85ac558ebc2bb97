import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { documentsReadable } from './documentsReadable.ts';

const at = (name: string) => `/template/behaviour/documents/${name}`;
const both = { [at('terms')]: '/m/help?i=5', [at('privacy')]: 'https://brand.example/privacy' };
const missing = (name: string) => ['documents.missing', at(name), undefined] as const;
const noForm = { '/switches/USERNAMEREG3': '0' };

test.each<[string, Readonly<Record<string, unknown>>, (readonly [string, string, unknown])[]]>([
  ['nothing', {}, [missing('terms'), missing('privacy')]],
  ['both', both, []],
  ['the terms alone', { [at('terms')]: '/m/help?i=5' }, [missing('privacy')]],
  ['nothing, where nobody can register', noForm, []],
  [
    'nothing, where a login elsewhere makes accounts',
    { ...noForm, '/switches/telegram': '1' },
    [missing('terms'), missing('privacy')],
  ],
  [
    'rules at no page',
    { ...both, [at('rules')]: '/m/rules' },
    [['way.nowhere', at('rules'), { op: 'remove', pointer: at('rules') }]],
  ],
  ['a page that is empty', { ...both, '/template/layout/help': [] }, [['way.empty', '/template/layout/help', expect.anything()]]],
])('a site with %s', (_title, changes, found) => {
  expect(documentsReadable(resolvedWith(changes)).map(({ code, pointer, fix }) => [code, pointer, fix])).toEqual(found);
});
