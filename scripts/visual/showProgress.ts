/** In a log, where a line stays, so many lines for all of it. */
const LINES = 20;

/** Reports the progress and an estimate of the remaining time: on a terminal in one line, in a log by occasional lines. */
export function showProgress(total: number): { readonly step: () => void } {
  const begun = Date.now();
  let done = 0;
  return {
    step() {
      done += 1;
      const left = Math.ceil((((Date.now() - begun) / done) * (total - done)) / 1000);
      const words = `${done} of ${total}, about ${left} s left`;
      if (process.stdout.isTTY) process.stdout.write(done === total ? '\r\u001B[K' : `\r\u001B[K${words}`);
      else if (Math.floor((done * LINES) / total) > Math.floor(((done - 1) * LINES) / total)) console.log(words);
    },
  };
}
