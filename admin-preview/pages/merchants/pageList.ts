/** Pages to go to from one of `count`: the first, the last and those beside it, in order. `null` stands for pages that are left out. */
export function pageList(page: number, count: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, count].filter((each) => each >= 1 && each <= count);
  const pages = [...new Set(near)].toSorted((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1] ?? each - 1;
    if (each - before === 2) return [each - 1, each]; // a gap of one page takes no less room than the page
    return each - before > 2 ? [null, each] : [each];
  });
}
