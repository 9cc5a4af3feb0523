import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import type { OrganizationAboutQuery } from '../api';
import { PersonCard } from './PersonCard';

type About = OrganizationAboutQuery['organizationAbout'];

type Tie = 'leader' | 'mentor' | 'trainee' | 'admin';

/**
 * Returns the people whom the user can ask, and those they look after. A person with two roles is listed once, with the closer
 * one.
 */
export function peopleOf({ leader, mentor, trainees, admin }: About) {
  const ties: { person: About['leader']; tie: Tie }[] = [
    { person: leader, tie: 'leader' },
    { person: mentor, tie: 'mentor' },
    ...trainees.map((person) => ({ person, tie: 'trainee' as const })),
    { person: admin, tie: 'admin' },
  ];
  const people = ties.flatMap(({ person, tie }) => (person ? [{ person, tie }] : []));
  return people.filter(
    ({ person }, index) => people.findIndex((other) => other.person.id === person.id) === index,
  );
}

/** «Мои люди»: the people to ask, and the people to look after. */
export function MyPeople({ about }: { about: About }) {
  const { t } = useTranslation('organization');
  return (
    <Section title={t('organization:people.title')} text={t('organization:people.text')}>
      <Stack spacing={1}>
        {peopleOf(about).map(({ person, tie }) => (
          <PersonCard key={person.id} person={person} caption={t(`organization:people.${tie}`)} />
        ))}
      </Stack>
    </Section>
  );
}
