import { PdfQueue } from './pdf-queue.js';

describe('PdfQueue', () => {
  let queue: PdfQueue<string>;
  beforeEach(() => (queue = new PdfQueue()));
  /** `xa1` is the first task of account `a` at address `x`. */
  const owner = (name: string) => ({ address: name.charAt(0), account: name.charAt(1) });
  const wait = (...names: string[]) => names.forEach((name) => queue.add(owner(name), name));
  const order = (msOf: (name: string) => number = () => 10) => {
    const taken: string[] = [];
    for (let one = queue.take(); one; one = queue.take()) {
      taken.push(one);
      queue.end(owner(one), msOf(one));
    }
    return taken;
  };

  it('serves tasks in order of arrival', () => {
    wait('xa1', 'yb1', 'zc1');
    expect(order()).toEqual(['xa1', 'yb1', 'zc1']);
  });

  it('interleaves an account that sends many tasks with others, whatever addresses it uses', () => {
    wait('xa1', 'ya2', 'za3', 'ub1', 'vc1', 'wb2');
    expect(order()).toEqual(['xa1', 'ub1', 'vc1', 'ya2', 'wb2', 'za3']);
  });

  it('interleaves an address with many accounts with other addresses [BUDGET-2]', () => {
    wait('xa1', 'xb1', 'xc1', 'ye1', 'zf1', 'yg1');
    expect(order()).toEqual(['xa1', 'ye1', 'zf1', 'xb1', 'yg1', 'xc1']);
  });

  it('serves the account that used the most time last', () => {
    wait('xa1', 'yb1');
    expect(order((name) => (name === 'xa1' ? 1_000 : 10))).toEqual(['xa1', 'yb1']);
    wait('xc1', 'yd1', 'ye1');
    expect(order()).toEqual(['yd1', 'ye1', 'xc1']);
  });

  it('skips accounts and addresses whose task is running', () => {
    wait('xa1', 'xb1', 'ya2', 'zc1');
    expect([queue.take(), queue.take(), queue.take()]).toEqual(['xa1', 'zc1', undefined]);
    queue.end(owner('xa1'), 10);
    expect([queue.take(), queue.take()]).toEqual(['xb1', 'ya2']);
  });

  it('does not serve dropped tasks', () => {
    wait('xa1', 'xa2', 'yb1');
    for (const name of ['xa1', 'yb1', 'zc1']) queue.drop(name);
    expect(order()).toEqual(['xa2']);
  });
});
