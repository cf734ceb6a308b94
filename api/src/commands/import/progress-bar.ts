const WIDTH = 30;
const LOG_LINES = 20;

/** A bar on a terminal; elsewhere one line every five percent. */
export function progressBar(out: NodeJS.WriteStream): (done: number, total: number) => void {
  let lastStep = 0;
  return (done, total) => {
    const fraction = total === 0 ? 1 : done / total;
    const filled = Math.round(fraction * WIDTH);
    const bar = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done} of ${total}`;
    const step = Math.floor(fraction * LOG_LINES);
    if (out.isTTY) out.write(`\r${bar}${fraction === 1 ? '\n' : ''}`);
    else if (step > lastStep) out.write(`stored ${done} of ${total}\n`);
    lastStep = step;
  };
}
