import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { ToolBuild } from './toolPage.ts';
import { BOOT_MODULE, type PlayerBuild, type PlayerServer } from './PlayerServer.ts';

const RENDERER = '/src/app/start/entryServer.tsx';
const TOOL = 'admin-preview/index.html';
const SHEET = /\.css(?:$|\?)/;

/** Every style sheet that the renderer reaches, by the address that Vite serves it at. */
function sheetsBelow(start: EnvironmentModuleNode | undefined): string[] {
  const sheets = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode): void => {
    if (seen.has(module)) return;
    seen.add(module);
    if (SHEET.test(module.url)) sheets.add(module.url);
    module.importedModules.forEach(visit);
  };
  if (start !== undefined) visit(start);
  return [...sheets];
}

/** The styles as text, so that a page is styled before any script runs. */
async function stylesOf(vite: ViteDevServer): Promise<string> {
  const renderer = await vite.environments.ssr.moduleGraph.getModuleByUrl(RENDERER);
  const texts = sheetsBelow(renderer).map(async (url) => {
    const sheet = await vite.environments.client.transformRequest(`${url}${url.includes('?') ? '&' : '?'}direct`);
    return sheet?.code ?? '';
  });
  return (await Promise.all(texts)).join('\n');
}

export interface DevelopmentBuild {
  readonly player: PlayerBuild;
  readonly tool: ToolBuild;
  /** Serves sources as modules, and `src/public`. */
  readonly files: RequestHandler;
  close(): Promise<void>;
}

/** The player and the operator's tool straight from their sources, with hot reload through `server`. */
export async function vitePlayer(root: string, server: Server): Promise<DevelopmentBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } });

  return {
    player: {
      // The module's exports are a PlayerServer: its types are checked where it is written.
      loadPlayer: async () => (await vite.ssrLoadModule(RENDERER)) as PlayerServer,
      bootScript: `/${BOOT_MODULE}`,
      filesOf: async () => {
        const styles = await stylesOf(vite);
        return { stylesFor: () => styles, chunks: [] };
      },
      withHotReload: (path, html) => vite.transformIndexHtml(path, html),
    },
    tool: {
      html: async () => vite.transformIndexHtml(`/${TOOL}`, await readFile(join(root, TOOL), 'utf8')),
      isDevelopment: true,
    },
    files: (req, res, next) => vite.middlewares(req, res, next),
    close: () => vite.close(),
  };
}
