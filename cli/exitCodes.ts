import type { RefusalCode, refusals } from '#schemas/edges/api/refusals.ts';

/** What the exit code of the command line means, for pipelines. */
export const exitCodes = {
  fine: { code: 0, means: 'It was done, or there was nothing to do.' },
  problems: { code: 1, means: 'A release has problems, or the two that were compared with `--exit-code` differ.' },
  usage: { code: 2, means: 'The command line is wrong, or a file that it names cannot be read.' },
  refused: { code: 3, means: 'Nobody is signed in, the API token is not valid, or its role does not allow it.' },
  conflict: { code: 4, means: 'Somebody else saved or published in the meantime. Nothing was changed.' },
  unreachable: { code: 5, means: 'The server did not answer, or could not do its work.' },
} as const satisfies Readonly<Record<string, { readonly code: number; readonly means: string }>>;
export type Exit = keyof typeof exitCodes;

/** How the command line ends when the server answers with a status. */
export const exitOfStatus = {
  400: 'usage',
  401: 'refused',
  403: 'refused',
  404: 'refused',
  409: 'conflict',
  413: 'usage',
  415: 'usage',
  422: 'problems',
  428: 'usage',
  429: 'refused',
  500: 'unreachable',
  503: 'unreachable',
  507: 'unreachable',
} as const satisfies Readonly<Record<(typeof refusals)[RefusalCode]['status'], Exit>>;
