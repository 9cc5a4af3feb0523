import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { useFormField } from '@src/components/form/useFormField';

export interface NativeFieldProps {
  /** Path in the form's values: `organization.name`. */
  name: string;
  label: string;
  isRequired?: boolean;
  help?: string;
  /** Gets the focus when it is mounted. */
  isFirst?: boolean;
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** A button at the end of the field. */
  end?: ReactNode;
  /** Below it. */
  after?: ReactNode;
  /** Normalizes the typed text on blur. */
  tidy?: (text: string) => string;
}

/** A text field with its label above and its error below. */
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
          // Enter submits the form without a blur, so the value is normalized here.
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
