import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordStrength, type PasswordStrength } from '@src/lib/password';
import { FieldFrame } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

interface FormPasswordFieldProps extends FormFieldProps {
  autoComplete?: 'current-password' | 'new-password';
  autoFocus?: boolean;
  /** Shows the strength of a new password. */
  withMeter?: boolean;
}

/** A password field with a show button, and a strength meter for a new password. */
export function FormPasswordField({ name, messages, ...props }: FormPasswordFieldProps) {
  const { autoComplete = 'current-password', autoFocus = false, withMeter = false, ...frame } = props;
  const { t } = useTranslation('common');
  const { field, error } = useFormField<string>(name, messages);
  const [isShown, setIsShown] = useState(false);
  return (
    <Box>
      <FieldFrame {...frame} error={error}>
        {({ id, describedBy }) => (
          <OutlinedInput
            {...field}
            id={id}
            type={isShown ? 'text' : 'password'}
            value={field.value ?? ''}
            autoComplete={autoComplete}
            autoFocus={autoFocus}
            aria-describedby={describedBy}
            inputProps={{ maxLength: limits.passwordMax }}
            endAdornment={
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={t(isShown ? 'common:password.hide' : 'common:password.show')}
                  onClick={() => setIsShown(!isShown)}
                >
                  {isShown ? <EyeOff /> : <Eye />}
                </IconButton>
              </InputAdornment>
            }
          />
        )}
      </FieldFrame>
      {withMeter && field.value ? <Meter strength={passwordStrength(field.value)} /> : null}
    </Box>
  );
}

const meterColours = ['red', 'red', 'orange', 'blue', 'green'] as const;

function Meter({ strength }: { strength: PasswordStrength }) {
  const { t } = useTranslation('common');
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 0.75, alignItems: 'center' }} role="status">
      <Stack direction="row" spacing={0.5} sx={{ flex: 1 }} aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <Box
            key={step}
            sx={(theme) => ({
              flex: 1,
              height: 4,
              borderRadius: 2,
              bgcolor:
                step <= strength ? theme.tokens.status[meterColours[strength]].text : theme.tokens.border,
            })}
          />
        ))}
      </Stack>
      <Typography variant="caption" color="textSecondary">
        {t(`common:password.strength.${strength}`)}
      </Typography>
    </Stack>
  );
}
