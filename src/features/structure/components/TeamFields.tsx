import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormColourField } from '@src/components/form/FormColourField';
import { FormTextField } from '@src/components/form/FormTextField';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { PositionValues } from '../forms/position-form';

/** Whether the position leads its own team, and the team's name in lists of positions. */
export function TeamFields() {
  const { t } = useTranslation('structure');
  const { tokens } = useTheme();
  const { values } = useFormikContext<PositionValues>();
  return (
    <Stack spacing={2}>
      <FormCheckbox name="isSubdivision" label={t('structure:team.is')} isSwitch />
      {values.isSubdivision ? (
        <>
          <FormTextField
            name="subdivisionName"
            label={t('structure:team.name')}
            help={t('structure:team.nameHelp')}
          />
          <FormColourField
            name="subdivisionColor"
            label={t('structure:team.colour')}
            start={tokens.primary}
            none={t('structure:team.colourNone')}
            resetLabel={t('structure:team.colourReset')}
          />
        </>
      ) : null}
    </Stack>
  );
}
