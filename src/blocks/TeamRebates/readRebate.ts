/** A rebate as it was typed, with a point or a comma and two decimals at most; nothing where it is none within the bounds. */
export function readRebate(text: string, { min, max }: { readonly min: number; readonly max: number }): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined;
  const rebate = Number(plain);
  return rebate >= min && rebate <= max ? rebate : undefined;
}
