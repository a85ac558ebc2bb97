// Reports slow steps and their time on stderr: stdout belongs to the command.
let end = '\n';

/** From now on, steps are written in one line. */
export const showInOneLine = () => {
  end = '. ';
};

/**
 * @template T
 * @param {string} title
 * @param {() => T} work
 * @returns {T}
 */
export function step(title, work) {
  const began = performance.now();
  process.stderr.write(`${title} … `);
  try {
    const result = work();
    process.stderr.write(`${((performance.now() - began) / 1000).toFixed(1)} s${end}`);
    return result;
  } catch (error) {
    process.stderr.write('\n');
    throw error;
  }
}

/**
 * Runs a command that prepares the product. An error is reported in one sentence, without a stack trace.
 *
 * @param {() => unknown} work
 */
export async function prepare(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
