import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, type FieldFrameProps } from '@src/components/form/FieldFrame';

interface PlainFieldProps extends FieldFrameProps {
  value: string;
  onChange: (value: string) => void;
  minRows?: number;
  maxLength: number;
  inputMode?: 'text' | 'decimal';
}

/** A text field for a draft with autosave that is not in a form. */
export function PlainField({ value, onChange, minRows, maxLength, inputMode, ...frame }: PlainFieldProps) {
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          value={value}
          autoComplete="off"
          aria-describedby={describedBy}
          inputProps={{ maxLength, inputMode }}
          onChange={({ target }) => onChange(target.value)}
          {...(minRows ? { multiline: true, minRows, maxRows: 14 } : {})}
        />
      )}
    </FieldFrame>
  );
}
