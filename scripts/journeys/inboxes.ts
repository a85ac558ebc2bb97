import type { TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { newestMessage } from '#sandbox/testing/askForCode.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { safeJson } from '#schemas/base/json/safeJson.ts';
import { reachable } from './createClient.ts';
import type { Inbox } from './Walk.ts';

/** The inbox of a sandbox in this process. */
export const databaseInbox = (sandbox: TestSandbox): Inbox => ({
  newest: async (reference) => (await newestMessage(sandbox, reference))?.answer,
});

/** Half a minute: on a busy machine a message takes time, and a message that is never sent still fails the step. */
const TRIES = 150;
const BETWEEN_TRIES_MS = 200;

async function listed(url: string): Promise<readonly unknown[] | undefined> {
  const response = await fetch(`${reachable(url)}/sandbox/inbox`, { headers: { accept: 'application/json' } });
  const json = safeJson(await response.text());
  return response.ok && isObject(json) && Array.isArray(json['entries']) ? json['entries'] : undefined;
}

/** The inbox of a running sandbox; undefined if the platform has none. */
export async function openInbox(url: string): Promise<Inbox | undefined> {
  if ((await listed(url)) === undefined) return undefined;
  const read = new Set<unknown>();
  return {
    // A message is sent after the answer that it belongs to: until then the previous one is the newest.
    newest: async (reference) => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const found = (await listed(url))?.find(
          (entry) => isObject(entry) && entry['reference'] === reference && !read.has(entry['id']),
        );
        if (isObject(found)) {
          read.add(found['id']);
          return String(found['answer']);
        }
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
      }
      return undefined;
    },
  };
}
