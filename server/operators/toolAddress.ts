import type { Request } from 'express';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { hostNameOf } from '../http/requests/merchantHost.ts';

const LOOPBACK = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

interface Deps {
  /** Where operators reach the tool, without a closing slash. */
  readonly toolUrl: string | undefined;
  /** What the server listens on. */
  readonly host: string;
}

/** Gives the origin that links to the tool begin with. Throws HttpProblem where it is not configured. */
export type ToolAddress = (req: Request) => string;

/** The configured address, else the host of the request, but only if it cannot be forged: a forged host would receive the link's token. */
export const createToolAddress =
  ({ toolUrl, host }: Deps): ToolAddress =>
  (req) => {
    if (toolUrl !== undefined) return toolUrl;
    const hostName = hostNameOf(req.headers.host);
    if (!LOOPBACK.test(hostName) && hostName !== host.toLowerCase()) throw new HttpProblem('tool.address');
    return `${req.protocol}://${req.headers.host}`;
  };
