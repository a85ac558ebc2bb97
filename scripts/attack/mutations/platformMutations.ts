import type { Mutation } from './Mutation.ts';

/** Defences of requests to a merchant’s platform, and of its answers. */
export const platformMutations: readonly Mutation[] = [
  {
    defence: 'foreign-target',
    gone: 'the pattern of paths that go out',
    file: 'server/relay/platformAddress.ts',
    text: '!SAFE_PATH.test(path) || ',
    instead: '',
    noticedBy: { file: 'server/relay/platformAddress.test.ts', title: 'is none for %s' },
  },
  {
    defence: 'platform-html',
    gone: 'the silence of scripts',
    file: 'src/lib/html/readHtml.ts',
    text: `  'script',\n`,
    instead: '',
    noticedBy: { file: 'src/lib/html/readHtml.test.ts', title: 'is read as %s' },
  },
  {
    defence: 'platform-answers',
    gone: 'the check of shapes',
    file: 'server/relay/requireAnswer.ts',
    text: `throw refuse('platform.nonsense');`,
    instead: 'return value as never;',
    noticedBy: {
      file: 'server/relay/createRelay.test.ts',
      title: 'refuses an answer of another shape than its call declares, wherever the call lives, and logs where it differs',
    },
  },
  {
    defence: 'platform-answers',
    gone: 'the refusal of redirects',
    file: 'server/relay/fetchPlatform.ts',
    text: `redirect: 'manual'`,
    instead: `redirect: 'follow'`,
    noticedBy: { file: 'server/relay/createRelay.test.ts', title: 'answers in the envelope when the platform %s' },
  },
  {
    defence: 'platform-answers',
    gone: 'the limit of bytes',
    file: 'server/relay/fetchPlatform.ts',
    text: 'await readBounded(response, MAX_ANSWER_BYTES)',
    instead: 'Buffer.from(await response.arrayBuffer())',
    noticedBy: { file: 'server/relay/createRelay.test.ts', title: 'answers in the envelope when the platform %s' },
  },
  {
    defence: 'platform-headers',
    gone: 'the list of headers',
    file: 'server/relay/relayRouter.ts',
    text: `const forwarded = ['accept', `,
    instead: `const forwarded = ['cookie', 'accept', `,
    noticedBy: { file: 'server/relay/createRelay.test.ts', title: 'passes method, query, body and headers, and nothing of ours' },
  },
];
