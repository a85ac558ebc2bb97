import { type CallName, calls } from '#schemas/platform/calls.ts';

/** Everything under these paths belongs to the platform; the rest of the server keeps off them. */
export const PLATFORM_PATH = /^\/(?:wps|lgw)\//;

const names = Object.keys(calls) as CallName[]; // the keys of a literal: Object.keys only says string
const byAddress: ReadonlyMap<string, CallName> = new Map(
  names.map((name) => [`${calls[name].method} ${calls[name].path}`, name]),
);

/** The call that lives at an address, or nothing. */
export const callOf = (method: string, path: string): CallName | undefined =>
  byAddress.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);

/** Methods that a path knows, for the answer to a wrong one. Empty when the path is unknown. */
export const methodsAt = (path: string): string[] =>
  names.filter((name) => calls[name].path === path).map((name) => calls[name].method);
