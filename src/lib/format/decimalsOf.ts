/** Of money without a currency that `Intl` knows (WAL-02). */
const USUAL = 2;

/** How many decimals a currency is written with, by its ISO 4217 code: none for VND and KRW. A platform's own code has two. */
export function decimalsOf(code: string | undefined): number {
  try {
    const { maximumFractionDigits = USUAL } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
    }).resolvedOptions();
    return maximumFractionDigits;
  } catch {
    return USUAL; // no code, or none of three letters
  }
}
