import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import type { TestNode } from '../startNode.ts';
import { testBrand } from '../startTestServer.ts';

const PAUSE_AFTER_REFUSAL_MS = 20;

const titleOf = (view: MerchantView): string | undefined =>
  // Every document here was made by testBrand.
  view.draft.by === null ? undefined : (view.draft.document as ReturnType<typeof testBrand>).template.parameters?.title;

/** The writes that a server has acknowledged, compared with the store after a fault. */
export class Ledger {
  acknowledged = 0;
  refused = 0;
  readonly lost: string[] = [];
  #count = 0;
  /** Releases that were acknowledged since the last check. */
  #published: string[] = [];
  /** What the draft may say: what was acknowledged last, and what was asked for without an answer. None after a release. */
  #drafts: (string | undefined)[] = [undefined];
  readonly #name: string;
  readonly #isAlone: boolean;

  /** @param isAlone Whether no other writer changes drafts at the same time. */
  constructor(name: string, isAlone = true) {
    this.#name = name;
    this.#isAlone = isAlone;
  }

  /** Saves and publishes until told to stop, or until the server is gone. */
  async write(node: TestNode, stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      try {
        if (await this.#writeOnce(node)) continue;
      } catch {
        if (node.child.exitCode !== null || node.child.signalCode !== null) return; // killed
      }
      this.refused += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_REFUSAL_MS));
    }
  }

  /** Whether the server has acknowledged it. */
  async #writeOnce(node: TestNode): Promise<boolean> {
    this.#count += 1;
    const title = `${this.#name} ${this.#count}`;
    const found = await node.api('GET', '');
    if (found.status !== 200) return false;
    const view = found.json as MerchantView; // the server's answers are checked elsewhere
    this.#drafts.push(title);
    const saved = await node.api('PUT', '/draft', testBrand('aurora', { title }), view.draft.revision);
    if (saved.status !== 200) return false;
    this.#drafts = [title];
    this.acknowledged += 1;
    if (this.#count % 2 === 0) return true;
    const { revision } = saved.json as { revision: number };
    this.#drafts.push(undefined);
    const published = await node.api('POST', '/releases', { note: title }, revision);
    if (published.status !== 201) return false;
    this.#drafts = [undefined];
    this.#published.push(title);
    this.acknowledged += 1;
    return true;
  }

  /** Compares the store with the writes acknowledged since the last check. */
  async check(node: TestNode): Promise<void> {
    const releases = (await node.api('GET', '/releases')).json as ReleaseEntry[];
    const notes = new Set(releases.map(({ note }) => note));
    this.lost.push(...this.#published.filter((title) => !notes.has(title)).map((title) => `release ${title}`));
    this.#published = [];
    if (!this.#isAlone) return;
    const title = titleOf((await node.api('GET', '')).json as MerchantView);
    if (!this.#drafts.includes(title)) this.lost.push(`draft ${this.#drafts[0]}, found ${title}`);
    this.#drafts = [title];
  }
}
