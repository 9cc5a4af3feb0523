import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { FieldFrame } from '@src/components/form/FieldFrame';
import type { SelectChoice } from '@src/components/form/FormSelect';
import type { FormFieldProps } from '@src/components/form/FormTextField';
import { useFormField } from '@src/components/form/useFormField';

interface FormChoicesProps extends FormFieldProps {
  choices: readonly SelectChoice[];
}

/** Several of a few values, each switched by a press. */
export function FormChoices({ name, messages, choices, ...frame }: FormChoicesProps) {
  const { field, error, setValue } = useFormField<string[]>(name, messages);
  const toggle = (value: string) =>
    void setValue(
      field.value.includes(value) ? field.value.filter((own) => own !== value) : [...field.value, value],
    );
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, describedBy }) => (
        <Stack
          id={id}
          role="group"
          aria-label={frame.label}
          aria-describedby={describedBy}
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap' }}
        >
          {choices.map(({ value, label }) => {
            const isChosen = field.value.includes(value);
            return (
              <Chip
                key={value}
                label={label}
                clickable
                aria-pressed={isChosen}
                color={isChosen ? 'primary' : 'default'}
                variant={isChosen ? 'filled' : 'outlined'}
                onClick={() => toggle(value)}
              />
            );
          })}
        </Stack>
      )}
    </FieldFrame>
  );
}
