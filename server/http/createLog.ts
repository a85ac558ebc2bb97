import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { traceFields } from './withSpan.ts';

/** Never logged: more people can read the log than may sign in. */
const SECRETS = ['password', 'token', 'csrf', 'cookie', 'authorization'];

/** What errors of the database hold of the rows they are about, which may be about people. */
const ROWS = ['query', 'internalQuery', 'params', 'parameters', 'detail', 'where', 'hint'];

function withoutRows(error: Error): object {
  const { ...logged }: Record<string, unknown> = pino.stdSerializers.err(error);
  for (const name of ROWS) delete logged[name];
  return logged;
}

/** Structured log, on standard output unless told otherwise. */
export const createLog = (level: LevelWithSilent, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
      serializers: { err: withoutRows },
      mixin: traceFields,
    },
    ...(destination ? [destination] : []),
  );
