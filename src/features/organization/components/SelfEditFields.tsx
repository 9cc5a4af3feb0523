import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ProfileField } from '../api';
import { profileFields } from '../forms/setting';

/** Which of their own data people may change directly; other changes have to be requested. */
export function SelfEditFields() {
  const { t } = useTranslation(['organization', 'profile']);
  const [{ value: fields }, , { setValue }] = useField<ProfileField[]>('selfEditFields');
  const toggle = (field: ProfileField) =>
    void setValue(fields.includes(field) ? fields.filter((other) => other !== field) : [...fields, field]);
  return (
    <Box
      role="group"
      aria-label={t('organization:setting.selfEdit')}
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      {profileFields.map((field) => (
        <FormControlLabel
          key={field}
          control={<Checkbox checked={fields.includes(field)} onChange={() => toggle(field)} />}
          label={t(`profile:field.${field}`)}
        />
      ))}
    </Box>
  );
}
