import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from '#schemas/readJson.ts';
import { readRelease } from '#schemas/readRelease.ts';
import type { Release } from '#schemas/release/release.schema.ts';
import { releaseOf } from '#src/runtime/source/httpSource.ts';
import { createClient } from '../journeys/createClient.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const BUILDS = join(PROJECT, 'node_modules/.cache/builds');

/** One side of a comparison: which build shows which release. */
export interface Source {
  /** Folder of the checkout whose build serves it. */
  readonly project: string;
  /** The commit that is checked out there; absent for the checkout as it is. */
  readonly commit?: string;
  readonly release: Release;
}

function parseRelease(text: string, name: string): Release {
  const json = readJson(text);
  const read = json.ok ? readRelease(json.value) : json;
  if (!read.ok) throw new Error(`${name} is no release: ${JSON.stringify(read.problems)}`);
  return read.value;
}

const brandFile = (project: string, merchant: string) => join(project, 'templates/brands', merchant, 'release.json');

function readBrand(project: string, merchant: string): Release {
  const file = brandFile(project, merchant);
  return parseRelease(readFileSync(file, 'utf8'), file);
}

/** What is live on a running server or platform. */
async function readLive(url: string, merchantCode: string): Promise<Release> {
  const client = createClient({ url, merchantCode });
  const { hostname, host } = new URL(url);
  const [template, settings, whitelabel, registerSettings] = await Promise.all([
    client.read('template', { domain: hostname, url: host, device: 'MOBILE' }),
    client.read('settings'),
    client.read('whitelabel'),
    client.read('registerSettings'),
  ]);
  return releaseOf({ template, settings, whitelabel, registerSettings });
}

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', [...args], { cwd: PROJECT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.trim();
}

/** Builds a commit in a folder of its own, which stays for the next time. */
function buildOf(commit: string): string {
  const id = git('rev-parse', '--verify', `${commit}^{commit}`);
  const folder = join(BUILDS, id);
  if (!existsSync(folder)) {
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', '--quiet', folder, id);
    symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  }
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${commit} could not be built.`);
  return folder;
}

/**
 * Finds what a word of the command line means: a file with a release, the address of a running site, a shipped brand, or a commit, whose
 * build shows its own brands. Without a word it is the merchant's brand as it is now.
 */
export async function sourceOf(word: string | undefined, merchant: string): Promise<Source> {
  if (word === undefined) return { project: PROJECT, release: readBrand(PROJECT, merchant) };
  if (/^https?:\/\//.test(word)) return { project: PROJECT, release: await readLive(word, merchant) };
  if (existsSync(word)) return { project: PROJECT, release: parseRelease(readFileSync(word, 'utf8'), word) };
  if (existsSync(brandFile(PROJECT, word))) return { project: PROJECT, release: readBrand(PROJECT, word) };
  const project = buildOf(word);
  return { project, commit: word, release: readBrand(project, merchant) };
}
