import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import type { PersonLink } from '../api';
import { PersonCard } from './PersonCard';

/** «Новые коллеги»: who came in the last thirty days. */
export function NewColleagues({ people }: { people: readonly PersonLink[] }) {
  const { t, i18n } = useTranslation('organization');
  if (!people.length) return null;
  return (
    <Section title={t('organization:newcomers.title')} text={t('organization:newcomers.text')}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
        }}
      >
        {people.map((person) => (
          <PersonCard
            key={person.id}
            person={person}
            caption={[
              person.position?.name,
              person.dateJobStart ? formatDate(person.dateJobStart, 'date', i18n.language) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </Box>
    </Section>
  );
}
