import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { formatDate, todayStored } from '@src/lib/dates';
import type { PersonLink } from '../api';
import { PersonCard } from './PersonCard';

/** «Новые коллеги»: who came in the last thirty days, and who comes in the next two weeks. */
export function NewColleagues({ people }: { people: readonly PersonLink[] }) {
  const { t, i18n } = useTranslation('organization');
  if (!people.length) return null;
  const today = todayStored();
  const isAhead = ({ dateJobStart }: PersonLink) => dateJobStart !== null && dateJobStart > today;
  const startOf = (person: PersonLink) => {
    const date = formatDate(person.dateJobStart, 'date', i18n.language);
    return isAhead(person) ? t('organization:newcomers.ahead', { date }) : date;
  };
  const text = people.some(isAhead) ? 'organization:newcomers.textAhead' : 'organization:newcomers.text';
  return (
    <Section title={t('organization:newcomers.title')} text={t(text)}>
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
            caption={[person.position?.name, startOf(person)].filter(Boolean).join(' · ')}
          />
        ))}
      </Box>
    </Section>
  );
}
