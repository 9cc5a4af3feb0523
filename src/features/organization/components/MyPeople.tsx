import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import type { OrganizationAboutQuery } from '../api';
import { PersonCard } from './PersonCard';

type About = OrganizationAboutQuery['organizationAbout'];

/** «Мои люди»: whom to ask. Not there when there is nobody. */
export function MyPeople({ about }: { about: About }) {
  const { t } = useTranslation('organization');
  const { leader, mentor } = about;
  if (!leader && !mentor) return null;
  return (
    <Section title={t('organization:people.title')} text={t('organization:people.text')}>
      <Stack spacing={1}>
        {leader ? <PersonCard person={leader} caption={t('organization:people.leader')} /> : null}
        {mentor ? <PersonCard person={mentor} caption={t('organization:people.mentor')} /> : null}
      </Stack>
    </Section>
  );
}
