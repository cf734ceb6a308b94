const WIDTH = 30;
const CALM_STEPS = 20;

/** A bar on a terminal; elsewhere one line every five percent. */
export function progressBar(out: NodeJS.WriteStream): (done: number, total: number) => void {
  let lastStep = 0;
  return (done, total) => {
    const part = total === 0 ? 1 : done / total;
    const filled = Math.round(part * WIDTH);
    const bar = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done} of ${total}`;
    if (out.isTTY) out.write(`\r${bar}${part === 1 ? '\n' : ''}`);
    else if (Math.floor(part * CALM_STEPS) > lastStep) out.write(`stored ${done} of ${total}\n`);
    lastStep = Math.floor(part * CALM_STEPS);
  };
}
