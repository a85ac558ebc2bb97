/** One entry of Vite's client manifest, as far as it is used here. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Vite's client manifest: source module or shared chunk by name. */
export type ClientManifest = Readonly<Record<string, Chunk>>;

/** Everything that `modules` load when they are imported, what they import first. Unknown names are left out. */
export function chunksOf(manifest: ClientManifest, modules: readonly string[]): Chunk[] {
  const chunks: Chunk[] = [];
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    chunks.push(chunk);
  };
  modules.forEach(visit);
  return chunks;
}
