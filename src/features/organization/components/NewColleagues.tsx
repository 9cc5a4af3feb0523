import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@src/components/layout/Section';
import { formatDate, todayStored } from '@src/lib/dates';
import { useAppSelector } from '@src/store/hooks';
import { selectIsAdminEmployees } from '@src/store/selectors/rights';
import type { PersonLink } from '../api';
import { PersonCard } from './PersonCard';

/** «Новые коллеги»: people who joined in the last thirty days or will join in the next two weeks. */
export function NewColleagues({ people, count }: { people: readonly PersonLink[]; count: number }) {
  const { t, i18n } = useTranslation('organization');
  const isAdminView = useAppSelector(selectIsAdminEmployees);
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
      {count > people.length ? (
        <Button
          component={Link}
          to={isAdminView ? '/employees?sort=dateJobStart&direction=desc' : '/employees?sort=newcomer'}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('organization:newcomers.more', { count: count - people.length })}
        </Button>
      ) : null}
    </Section>
  );
}
