import { pageAt } from '../../declare/pages/addresses.ts';
import { type Guard, type Page, pages } from '../../declare/pages/pages.ts';
import { splitPair } from '../../base/text/pair.ts';
import type { Behaviour } from '../../declare/release/behaviour.schema.ts';
import type { PageGate } from '../../declare/names/gateKinds.ts';

/** Guard of a page; undefined for a public one. */
export function guardOf(pathname: string, gates: Pick<Behaviour['gates'], 'pages'>): Guard | undefined {
  const name = pageAt(pathname);
  if (name === undefined) return undefined;
  for (const entry of gates.pages) {
    const [address, gate] = splitPair(entry);
    // The pattern of the setting allows no other words.
    if (pageAt(address) === name) return gate === 'open' ? undefined : (gate as PageGate);
  }
  const { guard }: Page = pages[name];
  return guard;
}
