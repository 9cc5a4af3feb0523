import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import type { OrganizationAboutQuery } from '../api';
import { PersonCard } from './PersonCard';

type About = OrganizationAboutQuery['organizationAbout'];

/** «Мои люди»: whom to ask, and whom to look after. Not there when there is nobody. */
export function MyPeople({ about }: { about: About }) {
  const { t } = useTranslation('organization');
  const { leader, mentor, trainees, admin } = about;
  const people = [
    { person: leader, caption: t('organization:people.leader') },
    { person: mentor, caption: t('organization:people.mentor') },
    ...trainees.map((person) => ({ person, caption: t('organization:people.trainee') })),
    { person: admin, caption: t('organization:people.admin') },
  ].flatMap(({ person, caption }) => (person ? [{ person, caption }] : []));
  // Whoever is two things at once is shown once, as the nearer one.
  const shown = people.filter(
    ({ person }, index) => people.findIndex((other) => other.person.id === person.id) === index,
  );
  if (!shown.length) return null;
  return (
    <Section title={t('organization:people.title')} text={t('organization:people.text')}>
      <Stack spacing={1}>
        {shown.map(({ person, caption }) => (
          <PersonCard key={person.id} person={person} caption={caption} />
        ))}
      </Stack>
    </Section>
  );
}
