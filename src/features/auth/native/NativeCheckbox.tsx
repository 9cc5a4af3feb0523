import { type ReactNode, useId } from 'react';
import { useFormField } from '@src/components/form/useFormField';

/** A checkbox field. */
export function NativeCheckbox({ name, label }: { name: string; label: ReactNode }) {
  const { field, error } = useFormField<boolean>(name);
  const textId = useId();
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label className="check">
        <input
          type="checkbox"
          name={name}
          checked={Boolean(field.value)}
          onChange={field.onChange}
          onBlur={field.onBlur}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? textId : undefined}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p id={textId} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
