/** First page, last page and the neighbours of `page`. Null stands for a gap. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((shown) => shown >= 1 && shown <= pages);
  const visible = [...new Set(near)].sort((a, b) => a - b);
  return visible.flatMap((shown, index) => {
    const gap = shown - (visible[index - 1] ?? 0);
    if (gap === 2) return [shown - 1, shown];
    return gap > 2 ? [null, shown] : [shown];
  });
}
