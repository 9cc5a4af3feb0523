import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FieldFrame } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

interface FormToggleGroupProps<Value extends string | number> extends FormFieldProps {
  choices: readonly { value: Value; label: string; title?: string }[];
}

/** A toggle group with several values; the selected ones are stored in the order of the choices. */
export function FormToggleGroup<Value extends string | number>({
  name,
  messages,
  choices,
  ...frame
}: FormToggleGroupProps<Value>) {
  const { field, error, setValue } = useFormField<Value[]>(name, messages);
  const keep = (chosen: readonly Value[]) =>
    void setValue(choices.map(({ value }) => value).filter((value) => chosen.includes(value)));
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, describedBy }) => (
        <ToggleButtonGroup
          id={id}
          value={field.value}
          aria-label={frame.label}
          aria-describedby={describedBy}
          onChange={(_event, chosen: Value[]) => keep(chosen)}
          sx={{ flexWrap: 'wrap' }}
        >
          {choices.map(({ value, label, title }) => (
            <ToggleButton key={value} value={value} {...(title ? { title } : {})}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </FieldFrame>
  );
}
