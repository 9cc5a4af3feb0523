import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormPhoneField } from '@src/components/form/FormPhoneField';

/** Further phones: car, home, emergency contacts. */
export function PhonesField({ isKept }: { isKept: boolean }) {
  const { t } = useTranslation('profile');
  const { phones } = useFormikContext<{ phones: string[] }>().values;
  if (isKept && phones.length === 0) return null;
  return (
    <FieldArray name="phones">
      {({ push, remove }) => (
        <Stack spacing={1.5} role="group" aria-label={t('profile:field.phones')}>
          {phones.map((_phone, index) => (
            <Stack
              // A phone is identified by its index, since nothing else distinguishes two empty ones.
              key={`phone-${index}`}
              direction="row"
              spacing={1}
              sx={{ alignItems: 'flex-start' }}
            >
              <Box sx={{ flex: '0 1 320px', minWidth: 0 }}>
                <FormPhoneField
                  name={`phones.${index}`}
                  label={t('profile:phones.one', { number: index + 2 })}
                  isDisabled={isKept}
                />
              </Box>
              {isKept ? null : (
                <IconButton
                  aria-label={t('profile:phones.remove', { number: index + 2 })}
                  onClick={() => remove(index)}
                  sx={{ mt: '22px !important' }}
                >
                  <Trash2 />
                </IconButton>
              )}
            </Stack>
          ))}
          {isKept ? (
            <Typography variant="body2" color="textSecondary">
              {t('profile:kept')}
            </Typography>
          ) : null}
          {isKept || phones.length >= limits.phones ? null : (
            <Box>
              <Button size="small" variant="outlined" startIcon={<Plus />} onClick={() => push('')}>
                {t('profile:phones.add')}
              </Button>
            </Box>
          )}
        </Stack>
      )}
    </FieldArray>
  );
}
