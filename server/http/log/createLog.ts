import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { traceFields } from './withSpan.ts';

/** Never logged: more people can read the log than may sign in. */
const SECRETS = ['password', 'token', 'csrf', 'cookie', 'authorization'];

/**
 * Properties of an error that are logged besides its name, message and stack. All else may repeat rows of the database, which may be about people, or
 * what an outside system was asked, with the credentials.
 */
const LOGGED = [
  'type',
  'message',
  'stack',
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'status',
  'statusCode',
  'reason',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
];

/** Values of parameters that open something, wherever an address is in a line: some calls of platforms have their token in the path (CALL-81). */
const OPENS = /([?&;#][\w.-]*(?:token|secret|password|signature|sig|key|code|share|preview|session)=)[^?&#;\s"\\]+/gi;

function errorFields(error: Error): object {
  const fields = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(fields.filter(([name, value]) => LOGGED.includes(name) && typeof value !== 'object'));
}

/** Structured log, one JSON object a line, on standard output unless told otherwise. */
export const createLog = (level: LevelWithSilent, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
      serializers: { err: errorFields },
      mixin: traceFields,
      hooks: { streamWrite: (line) => line.replaceAll(OPENS, '$1[secret]') },
    },
    ...(destination ? [destination] : []),
  );
