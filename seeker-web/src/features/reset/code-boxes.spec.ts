import { fillBoxes } from './code-boxes';

const EMPTY = ['', '', '', '', '', ''];

describe('the six boxes of a code', () => {
  it('take one digit and move on', () => {
    expect(fillBoxes(EMPTY, 0, '4')).toEqual({ boxes: ['4', '', '', '', '', ''], focus: 1 });
  });

  it('keep the other digits', () => {
    expect(fillBoxes(['1', '2', '3', '', '', ''], 1, '9')).toEqual({
      boxes: ['1', '9', '3', '', '', ''],
      focus: 2,
    });
  });

  it('stay in the last box', () => {
    expect(fillBoxes(EMPTY, 5, '4').focus).toBe(5);
  });

  it('distribute a pasted code and ignore its separators [SITE-8]', () => {
    expect(fillBoxes(EMPTY, 0, ' 12 34-56 ').boxes).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('distribute from the current box and drop surplus digits', () => {
    expect(fillBoxes(EMPTY, 4, '123')).toEqual({ boxes: ['', '', '', '', '1', '2'], focus: 5 });
  });

  it('refuse letters', () => {
    expect(fillBoxes(EMPTY, 2, 'x')).toEqual({ boxes: EMPTY, focus: 2 });
  });
});
