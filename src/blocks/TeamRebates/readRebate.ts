/** Reads a typed rebate, with a point or a comma and at most two decimals; undefined if it is invalid or out of bounds. */
export function readRebate(text: string, { min, max }: { readonly min: number; readonly max: number }): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined;
  const rebate = Number(plain);
  return rebate >= min && rebate <= max ? rebate : undefined;
}
