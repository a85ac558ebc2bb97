// Says on stderr what takes its time, and how long it took: stdout belongs to the command.
let end = '\n';

/** From here on, steps stand in one line. */
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
 * Runs a command that prepares the product. What goes wrong is told in one sentence, without the place in the code.
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
