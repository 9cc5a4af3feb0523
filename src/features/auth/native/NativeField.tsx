import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { useFormField } from '@src/components/form/useFormField';

export interface NativeFieldProps {
  /** Path in the form's values: `organization.name`. */
  name: string;
  label: string;
  isRequired?: boolean;
  help?: string;
  /** Takes the focus when it appears. */
  isFirst?: boolean;
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** At the end of the field: a button. */
  end?: ReactNode;
  /** Below it. */
  after?: ReactNode;
  /** What is kept of what was typed, when the field is left. */
  tidy?: (text: string) => string;
}

/** A line of text with its label above and what is wrong with it below. */
export function NativeField(props: NativeFieldProps) {
  const { name, label, isRequired = false, help, isFirst = false, input = {}, end, after, tidy } = props;
  const { field, error, setValue, leaveWith } = useFormField<string | number>(name);
  const id = useId();
  const textId = `${id}-text`;
  const text = error ?? help;
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) element.current?.focus();
  }, [isFirst]);
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>
        {label}
        {isRequired ? <span aria-hidden>{' *'}</span> : null}
      </label>
      <span className="field-box">
        <input
          type="text"
          autoComplete="off"
          {...field}
          {...input}
          ref={element}
          id={id}
          value={field.value ?? ''}
          required={isRequired}
          aria-invalid={Boolean(error)}
          aria-describedby={text ? textId : undefined}
          // Enter sends the form from here: nobody leaves the field.
          onKeyDown={(event) => {
            input.onKeyDown?.(event);
            if (tidy && event.key === 'Enter') void setValue(tidy(event.currentTarget.value));
          }}
          onBlur={(event) => (tidy ? leaveWith(tidy(event.target.value)) : field.onBlur(event))}
        />
        {end}
      </span>
      {text ? (
        <p id={textId} role={error ? 'alert' : undefined}>
          {text}
        </p>
      ) : null}
      {after}
    </div>
  );
}
