import { fillBoxes } from './code-boxes';

const EMPTY = ['', '', '', '', '', ''];

describe('the six boxes of a code', () => {
  it('take one digit and move on', () => {
    expect(fillBoxes(EMPTY, 0, '4')).toEqual({ boxes: ['4', '', '', '', '', ''], focus: 1 });
  });

  it('keep what stands in the others', () => {
    expect(fillBoxes(['1', '2', '3', '', '', ''], 1, '9')).toEqual({
      boxes: ['1', '9', '3', '', '', ''],
      focus: 2,
    });
  });

  it('stay in the last box', () => {
    expect(fillBoxes(EMPTY, 5, '4').focus).toBe(5);
  });

  it('spread a pasted code, whatever stands between its digits [SITE-8]', () => {
    expect(fillBoxes(EMPTY, 0, ' 12 34-56 ').boxes).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('spread from the box pasted into and drop what is too much', () => {
    expect(fillBoxes(EMPTY, 4, '123')).toEqual({ boxes: ['', '', '', '', '1', '2'], focus: 5 });
  });

  it('refuse letters', () => {
    expect(fillBoxes(EMPTY, 2, 'x')).toEqual({ boxes: EMPTY, focus: 2 });
  });
});
