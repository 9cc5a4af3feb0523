import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clampInteger } from '@src/lib/clamp';
import { FieldFrame } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

interface FormNumberFieldProps extends FormFieldProps {
  min?: number;
  max?: number;
  unit?: string;
}

/** An integer, typed or changed with minus and plus buttons that stay within the bounds. Empty is `''`. */
export function FormNumberField({ name, messages, min, max, unit, ...frame }: FormNumberFieldProps) {
  const { t } = useTranslation('common');
  const { field, error, setValue } = useFormField<number | string>(name, messages);
  const value = field.value === '' || field.value === null ? null : Number(field.value);
  const step = (by: number) => void setValue(clampInteger((value ?? (min ?? 0) - by) + by, min, max));
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          {...field}
          id={id}
          value={field.value ?? ''}
          aria-describedby={describedBy}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (!by) return;
            event.preventDefault();
            step(by);
          }}
          inputProps={{ inputMode: 'numeric', maxLength: 9 }}
          endAdornment={
            <InputAdornment position="end" sx={{ gap: 0.25 }}>
              {unit}
              <IconButton
                size="small"
                aria-label={t('common:number.less')}
                disabled={frame.isDisabled || (value !== null && min !== undefined && value <= min)}
                onClick={() => step(-1)}
              >
                <Minus />
              </IconButton>
              <IconButton
                size="small"
                edge="end"
                aria-label={t('common:number.more')}
                disabled={frame.isDisabled || (value !== null && max !== undefined && value >= max)}
                onClick={() => step(1)}
              >
                <Plus />
              </IconButton>
            </InputAdornment>
          }
        />
      )}
    </FieldFrame>
  );
}
