import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { FieldArray, useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { newSkill, type ProfileValues } from '../forms/profile-form';

const levels = Array.from({ length: limits.skillLevelMax }, (_, index) =>
  String(limits.skillLevelMin + index),
);

function SkillRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { t } = useTranslation('profile');
  const number = index + 1;
  return (
    <Stack
      role="group"
      aria-label={t('profile:skills.row', { number })}
      direction="row"
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
    >
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 220px' },
        }}
      >
        <FormTextField
          name={`skills.${index}.name`}
          label={t('profile:skills.name')}
          isRequired
          maxLength={limits.skillName}
          placeholder={t('profile:skills.example')}
        />
        <FormSelect
          name={`skills.${index}.level`}
          label={t('profile:skills.level')}
          choices={levels.map((value) => ({ value, label: t(`profile:skills.levels.${value}`) }))}
        />
      </Box>
      <IconButton
        aria-label={t('profile:skills.remove', { number })}
        onClick={onRemove}
        sx={{ mt: '22px !important' }}
      >
        <Trash2 />
      </IconButton>
    </Stack>
  );
}

/** Somebody's skills and their levels. */
export function SkillFields() {
  const { t } = useTranslation('profile');
  const { skills } = useFormikContext<ProfileValues>().values;
  return (
    <FieldArray name="skills">
      {({ push, remove }) => (
        <Stack spacing={1.5}>
          {skills.map(({ key }, index) => (
            <SkillRow key={key} index={index} onRemove={() => remove(index)} />
          ))}
          {skills.length < limits.skills ? (
            <Box>
              <Button size="small" variant="outlined" startIcon={<Plus />} onClick={() => push(newSkill())}>
                {t('profile:skills.add')}
              </Button>
            </Box>
          ) : null}
        </Stack>
      )}
    </FieldArray>
  );
}
