import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId, type ReactNode } from 'react';
import { useFormField, type RuleMessages } from './useFormField';

interface FormCheckboxProps {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Renders a switch, for settings that take effect immediately. */
  isSwitch?: boolean;
  messages?: RuleMessages;
}

/** A checkbox field. */
export function FormCheckbox({
  name,
  label,
  help,
  isRequired,
  isDisabled,
  isSwitch = false,
  messages,
}: FormCheckboxProps) {
  const { field, error } = useFormField<boolean>(name, messages);
  const textId = useId();
  const text = error ?? help;
  const control = {
    checked: Boolean(field.value),
    name,
    onBlur: field.onBlur,
    onChange: field.onChange,
    slotProps: { input: { 'aria-describedby': text ? textId : undefined, 'aria-invalid': Boolean(error) } },
  };
  return (
    <FormControl error={Boolean(error)} required={isRequired ?? false} disabled={isDisabled ?? false}>
      <FormControlLabel
        control={isSwitch ? <Switch {...control} /> : <Checkbox {...control} />}
        label={label}
      />
      {text ? (
        <FormHelperText
          id={textId}
          sx={{ ml: isSwitch ? 6.25 : 3.375, mt: 0 }}
          role={error ? 'alert' : undefined}
        >
          {text}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
