import { type LevelWithSilent, type Logger, pino } from 'pino';

/** Never logged: more people can read the log than may sign in. */
const SECRETS = ['password', 'token', 'csrf', 'cookie', 'authorization'];

/** Structured log on standard output. */
export const createLog = (level: LevelWithSilent): Logger =>
  pino({ level, redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' } });
