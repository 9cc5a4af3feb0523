import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import type { OrganizationAboutQuery } from '../api';
import { PersonCard } from './PersonCard';

type Birthday = OrganizationAboutQuery['organizationAbout']['birthdays'][number];

/** «Дни рождения»: today and the next seven days, without the year. */
export function Birthdays({ birthdays }: { birthdays: readonly Birthday[] }) {
  const { t, i18n } = useTranslation('organization');
  const dayAndMonth = new Intl.DateTimeFormat(i18n.language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <Section title={t('organization:birthdays.title')}>
      <Stack spacing={1}>
        {birthdays.map(({ user, date }) => (
          <PersonCard key={user.id} person={user} caption={dayAndMonth.format(Date.parse(date))} />
        ))}
      </Stack>
    </Section>
  );
}
