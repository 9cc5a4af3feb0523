import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { FieldFrame } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

interface FormColourFieldProps extends FormFieldProps {
  /** The color that the browser's own field shows while none is chosen: #rrggbb. */
  start: string;
  /** Shown when no color is chosen. */
  none: string;
  resetLabel: string;
}

/** A color field: #rrggbb, empty when none is chosen. */
export function FormColourField({ name, messages, start, none, resetLabel, ...frame }: FormColourFieldProps) {
  const { field, error, setValue } = useFormField<string>(name, messages);
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, describedBy }) => (
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Box
            component="input"
            type="color"
            id={id}
            aria-describedby={describedBy}
            value={field.value || start.toLowerCase()}
            onChange={(event: ChangeEvent<HTMLInputElement>) => void setValue(event.target.value)}
            sx={{
              width: 64,
              height: 38,
              p: 0.25,
              borderRadius: 1,
              border: 1,
              borderColor: 'text.secondary',
            }}
          />
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{field.value || none}</Typography>
          {field.value ? (
            <Button size="small" onClick={() => void setValue('')}>
              {resetLabel}
            </Button>
          ) : null}
        </Stack>
      )}
    </FieldFrame>
  );
}
