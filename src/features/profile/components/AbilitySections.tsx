import limits from '@graphql/limits.json';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FormTagsField } from '@src/components/form/FormTagsField';
import { Section } from '@src/components/layout/Section';
import { GoalFields } from './GoalFields';
import { SkillFields } from './SkillFields';

/** Somebody's skills, interests and goals. `isOwn`: with explanations for the person themselves. */
export function AbilitySections({ isOwn = false }: { isOwn?: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <Section title={t('profile:skills.title')} {...(isOwn ? { text: t('profile:skills.text') } : {})}>
        <Stack spacing={2}>
          <SkillFields />
          <FormTagsField
            name="interests"
            label={t('profile:interests.title')}
            {...(isOwn ? { help: t('profile:interests.help') } : {})}
            placeholder={t('profile:interests.example')}
            maxLength={limits.interestName}
          />
        </Stack>
      </Section>
      <Section title={t('profile:goals.title')} {...(isOwn ? { text: t('profile:goals.visible') } : {})}>
        <GoalFields />
      </Section>
    </>
  );
}
