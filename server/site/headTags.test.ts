import { expect, it } from 'vitest';
import { pageHead } from '#schemas/edges/seo/pageHead.ts';
import { resolvedWith } from '#tests/support/releases.ts';
import { headTags } from './headTags.ts';

it('a title that looks like markup ends no element of the head, and search engines read it as it is', () => {
  const title = '</script></title><img src=x>';
  const { site } = resolvedWith({ '/template/parameters/title': title });
  const origin = 'https://aurora.example';
  const head = pageHead({ site, revision: 1, language: 'EN', path: '/m/help', name: title, description: title, origin });
  const tags = headTags(head);
  expect(tags).not.toContain('<img');
  const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(tags)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(head.links?.structuredData);
  expect(data).toContain('img src=x');
});
