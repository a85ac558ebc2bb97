import { type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import { toolPermissionsPolicy } from '../http/headers/documentHeaders.ts';
import { STORYBOOK_PATH, TOOL_PATH } from '#schemas/base/urls/toolAddresses.ts';
import { REPORTS_PATH } from '../http/responses/policyReports.ts';

/** Where the operator's page comes from: the build, or Vite while developing. */
export interface ToolBuild {
  html(): Promise<string>;
  /** Vite's hot reload needs a laxer policy. */
  readonly isDevelopment: boolean;
}

const STORYBOOK_LINK = `<link rel="help" href="${STORYBOOK_PATH}">`;

/** The tool shows players' pages and brands' pictures, which have hosts of their own. */
const FRAMES = ['http://*.localhost:*', 'https:'];

function policyOf({ isDevelopment }: ToolBuild) {
  // While developing, Vite's client and React's refresh are inline; the built tool has none.
  const sources = isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"];
  return {
    'default-src': ["'none'"],
    'script-src': sources,
    'style-src': sources,
    // Drag and drop moves elements by style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...FRAMES],
    'connect-src': isDevelopment ? ["'self'", 'ws:', 'wss:'] : ["'self'"],
    'font-src': ["'self'"],
    'frame-src': FRAMES,
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [REPORTS_PATH],
  };
}

/** What the page and its API say to the browser. */
export const toolHeaders = (build: ToolBuild): readonly RequestHandler[] => [
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policyOf(build) },
    // Requests of the page carry its origin, which the preview API checks.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Every answer has its own, which leaves merchants' hosts below this one alone.
    strictTransportSecurity: false,
  }),
  (_req, res, next) => {
    res.set(toolPermissionsPolicy);
    next();
  },
];

/** The operator's tool at `/preview/`; addresses below it are the page's own. Where there is a Storybook, the page says so. */
export function toolPage(build: ToolBuild, hasStorybook: boolean): Router {
  const router = Router({ strict: true });
  router.get(TOOL_PATH.slice(0, -1), (_req, res) => res.redirect(308, TOOL_PATH));
  router.get(`${TOOL_PATH}{*page}`, async (_req, res) => {
    res
      .set('cache-control', 'no-store')
      .type('html')
      .send(hasStorybook ? (await build.html()).replace('<title>', `${STORYBOOK_LINK}<title>`) : await build.html());
  });
  return router;
}
