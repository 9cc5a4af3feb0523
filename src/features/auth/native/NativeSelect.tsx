import { useId } from 'react';
import { useFormField } from '@src/components/form/useFormField';

interface NativeSelectProps {
  name: string;
  label: string;
  help?: string;
  options: readonly { value: string; label: string }[];
}

/** A native select for a few values. */
export function NativeSelect({ name, label, help, options }: NativeSelectProps) {
  const { field } = useFormField<string>(name);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="field-box">
        <select {...field} id={id} aria-describedby={help ? `${id}-text` : undefined}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
      {help ? <p id={`${id}-text`}>{help}</p> : null}
    </div>
  );
}
