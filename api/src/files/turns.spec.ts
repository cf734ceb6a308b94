import { Turns } from './turns.js';

describe('turns', () => {
  let turns: Turns<string>;
  beforeEach(() => (turns = new Turns()));
  const order = () => {
    const taken: string[] = [];
    while (!turns.isEmpty) taken.push(turns.take() ?? 'nothing');
    return taken;
  };
  const wait = (...names: string[]) => names.forEach((name) => turns.add(name.charAt(0), name));

  it('come in the order in which people came', () => {
    wait('a1', 'b1', 'c1');
    expect(order()).toEqual(['a1', 'b1', 'c1']);
  });

  it('of somebody with many come between those of others', () => {
    wait('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2');
    expect(order()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('of what was taken back do not come', () => {
    wait('a1', 'a2', 'b1');
    turns.drop('a', 'a1');
    turns.drop('b', 'b1');
    turns.drop('c', 'c1');
    expect(order()).toEqual(['a2']);
  });
});
