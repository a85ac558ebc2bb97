/** Says on a terminal how much is done, and about how long the rest takes. */
export function showProgress(total: number): { readonly step: () => void } {
  const begun = Date.now();
  let done = 0;
  return {
    step() {
      done += 1;
      if (!process.stdout.isTTY) return;
      const left = Math.ceil((((Date.now() - begun) / done) * (total - done)) / 1000);
      process.stdout.write(done === total ? '\r\u001B[K' : `\r\u001B[K${done} of ${total}, about ${left} s left`);
    },
  };
}
