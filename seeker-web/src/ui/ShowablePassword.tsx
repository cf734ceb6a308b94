import { useState, type ComponentProps } from 'react';
import { Field } from './Field';
import './showable-password.css';

/** A password field with a button that shows what was typed. */
export function ShowablePassword(props: Omit<ComponentProps<typeof Field>, 'type' | 'inside'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="showable">
      <Field
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        inside={
          <button type="button" className="link-button showable__button" onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide ' : 'Show '}
            <span className="visually-hidden">{props.label.toLowerCase()}</span>
          </button>
        }
      />
    </div>
  );
}
