import { useId, useRef } from 'react';
import { fillBoxes } from '../code-boxes';
import './code-boxes.css';

interface CodeBoxesProps {
  boxes: string[];
  error: string | undefined;
  onChange: (boxes: string[]) => void;
}

/** One box per digit. Typing moves to the next box, Backspace in an empty box to the previous one. A pasted code fills all. */
export function CodeBoxes({ boxes, error, onChange }: CodeBoxesProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const focusBox = (index: number) => row.current?.querySelectorAll('input')[index]?.focus();

  function fill(at: number, text: string) {
    const { boxes: filled, focus } = fillBoxes(boxes, at, text);
    onChange(filled);
    if (/\d/.test(text)) focusBox(focus);
  }

  return (
    <>
      <div ref={row} className="code-boxes" role="group" aria-label="Code">
        {boxes.map((digit, index) => (
          <input
            key={index}
            className="field__input code-boxes__box"
            aria-label={`Digit ${index + 1} of ${boxes.length}`}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error && index === 0 ? id : undefined}
            pattern="\d"
            value={digit}
            onFocus={(event) => event.target.select()}
            onChange={({ target: { value } }) => {
              if (value === '') onChange(boxes.map((box, at) => (at === index ? '' : box)));
              else fill(index, value.length === 2 ? value.replace(digit, '') : value);
            }}
            onPaste={(event) => {
              event.preventDefault();
              fill(index, event.clipboardData.getData('text'));
            }}
            onKeyDown={(event) => {
              if (event.key === 'Backspace' && digit === '') focusBox(index - 1);
            }}
          />
        ))}
      </div>
      {error && (
        <p id={id} className="error-text">
          {error}
        </p>
      )}
    </>
  );
}
