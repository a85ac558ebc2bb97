import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { Failure } from '../Failure.ts';
import { type OperatorsClient, answerOf } from '../client/createClient.ts';
import { readSource } from './readSource.ts';

/** What went live for a merchant, newest first. */
export const releasesOf = (client: OperatorsClient, code: string): Promise<ReleaseEntry[]> =>
  answerOf(client.GET('/merchants/{code}/releases', { params: { path: { code } } }));

/** The release with a revision, as the tool counts them. Throws `Failure` when there is none. */
export async function releaseAt(client: OperatorsClient, code: string, revision: number): Promise<ReleaseEntry> {
  const found = (await releasesOf(client, code)).find((each) => each.revision === revision);
  if (found === undefined) throw new Failure('usage', `${code} has no revision ${revision}. livery releases ${code} lists them.`);
  return found;
}

export const merchantOf = (client: OperatorsClient, code: string) =>
  answerOf(client.GET('/merchants/{code}', { params: { path: { code } } }));

/** What a command line names by `live:code`, `draft:code` or `release:code@7`; undefined for a file. */
function remoteName(
  name: string,
): { kind: 'live' | 'draft'; code: string } | { kind: 'release'; code: string; revision: number } | undefined {
  const [, kind, code = ''] = /^(live|draft):(.+)$/.exec(name) ?? [];
  if (kind === 'live' || kind === 'draft') return { kind, code };
  const [, of, revision] = /^release:(.+)@(\d{1,9})$/.exec(name) ?? [];
  if (of !== undefined) return { kind: 'release', code: of, revision: Number(revision) };
  if (name.startsWith('release:')) throw new Failure('usage', `${name} names no release. Write release:<merchant>@<revision>.`);
  return undefined;
}

/**
 * The release that a command line names: a file, `live:code`, `draft:code` or `release:code@7`. It may be invalid.
 *
 * @param connect Called only for what is on the server.
 */
export async function namedRelease(name: string, connect: () => OperatorsClient): Promise<unknown> {
  const remote = remoteName(name);
  if (remote === undefined) {
    const { content } = readSource(name);
    if (!content.ok) throw new Failure('problems', `${name} holds no release. livery validate ${name} says why.`);
    return content.value.release;
  }
  const client = connect();
  const { code } = remote;
  if (remote.kind !== 'release') return (await merchantOf(client, code))[remote.kind].document;
  const { releaseId: release } = await releaseAt(client, code, remote.revision);
  return (await answerOf(client.GET('/merchants/{code}/releases/{release}', { params: { path: { code, release } } }))).document;
}
