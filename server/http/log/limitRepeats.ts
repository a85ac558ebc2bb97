/** The part of a log that is written to when something fails. */
export interface FaultLog {
  error(fields: object, message: string): void;
}

const MINUTE_MS = 60_000;
/** How many different lines are counted at once; further new lines are counted as one. */
const KINDS = 100;

/**
 * Writes each kind of line once in a minute, at once, and at the end of the minute how often it came besides: a platform that is broken must not
 * fill the disk.
 *
 * @param kindOf Distinguishes lines with the same message.
 */
export function limitRepeats(log: FaultLog, kindOf: (fields: object) => string): FaultLog {
  const repeats = new Map<string, { fields: object; message: string; times: number }>();
  let timer: NodeJS.Timeout | undefined;

  function tell(): void {
    timer = undefined;
    const ended = [...repeats.values()];
    repeats.clear();
    for (const { fields, message, times } of ended) if (times > 0) log.error({ ...fields, times }, `${message}, again`);
  }

  return {
    error(fields, message) {
      const kind = `${message} ${kindOf(fields)}`;
      const key = repeats.has(kind) || repeats.size < KINDS ? kind : 'more';
      const counted = repeats.get(key);
      if (counted === undefined) {
        repeats.set(key, { fields, message, times: 0 });
        log.error(fields, message);
      } else repeats.set(key, { fields, message, times: counted.times + 1 });
      timer ??= setTimeout(tell, MINUTE_MS).unref();
    },
  };
}
