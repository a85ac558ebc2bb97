import { encode } from 'uqr';

/** Free modules around the code, as readers ask for. */
const QUIET = 2;

/** The dark and light modules of a text's code, by rows. */
export function qrModules(text: string): { readonly data: boolean[][]; readonly size: number } {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' });
  return { data, size };
}
