import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readReleaseFile } from '#schemas/edges/preview/releaseFile.ts';
import { readJsonText } from '#schemas/base/json/readJsonText.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { releaseOf } from '#src/runtime/source/httpSource.ts';
import { presets } from '#tests/support/releases.ts';
import { createClient } from '../journeys/createClient.ts';
import { runNpm } from '../npm.mjs';
import { git } from './git.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const BUILDS = join(PROJECT, 'node_modules/.cache/builds');

/** One side of a comparison: a build with a release. */
export interface Source {
  /** Folder of the build that serves it. */
  readonly project: string;
  /** The commit that is built there (`buildSource`); absent for the checkout as it is. */
  readonly commit?: string;
  readonly release: Release;
}

/** Reads a release as it is in `templates/`, or in a file that the operator's tool has exported. */
function parseRelease(text: string, name: string, merchant: string): Release {
  const json = readJsonText(text);
  const read = json.ok ? readReleaseFile(json.value, merchant) : json;
  if (!read.ok) throw new Error(`${name} is not a release: ${JSON.stringify(read.problems)}`);
  return read.value.release;
}

/** Where a shipped brand's release is, from the top of the checkout. */
export const brandPath = (merchant: string): string => `templates/brands/${merchant}/release.json`;
const brandFile = (merchant: string) => join(PROJECT, brandPath(merchant));
const readBrand = (merchant: string): Release =>
  parseRelease(readFileSync(brandFile(merchant), 'utf8'), brandPath(merchant), merchant);

/** The live release of a running server or platform. */
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

/** A build with other packages than the checkout's would show irrelevant differences; equal packages are not installed a second time. */
function givePackages(project: string): void {
  const [own, here] = [project, PROJECT].map((folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  if (own === here) return symlinkSync(join(PROJECT, 'node_modules'), join(project, 'node_modules'));
  console.log('This commit has other packages: they are installed for its build …');
  if (runNpm(['ci', '--no-audit', '--no-fund'], project) !== 0)
    throw new Error(`The packages of ${project} could not be installed. Remove this folder before the next try.`);
}

/** Builds a source's commit in its folder, which stays for the next time. The checkout has been built. */
export function buildSource({ project, commit }: Source): void {
  if (commit === undefined) return;
  if (!existsSync(project)) {
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', '--quiet', project, commit);
    givePackages(project);
  }
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: project, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${commit} could not be built.`);
}

/**
 * Resolves an argument of the command line: a file with a release, the address of a running site, a shipped brand, or a commit, whose build
 * shows its own brands. By default the merchant's brand in the checkout.
 */
export async function sourceOf(word: string | undefined, merchant: string): Promise<Source> {
  if (word === undefined) return { project: PROJECT, release: readBrand(merchant) };
  if (/^https?:\/\//.test(word)) return { project: PROJECT, release: await readLive(word, merchant) };
  if (existsSync(word)) return { project: PROJECT, release: parseRelease(readFileSync(word, 'utf8'), word, merchant) };
  if (existsSync(brandFile(word))) return { project: PROJECT, release: readBrand(word) };
  const commit = git('rev-parse', '--verify', `${word}^{commit}`);
  const release = parseRelease(git('show', `${commit}:${brandPath(merchant)}`), `${word}:${brandPath(merchant)}`, merchant);
  return { project: join(BUILDS, commit), commit, release };
}

/** The site that a source shows. A commit's own code reads and resolves its brands: both shapes may have changed since. */
export async function siteOf({ project, commit, release }: Source, merchant: string): Promise<Site> {
  if (commit === undefined) return resolveSite(release, presets[release.template.version]).site;
  const releases = await import(pathToFileURL(join(project, 'tests/support/releases.ts')).href);
  const { shippedSite } = releases as { readonly shippedSite: (code: string) => Site };
  return shippedSite(merchant);
}
