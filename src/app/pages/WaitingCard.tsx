import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { ChevronRight, CircleCheck, FileCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StatusChip } from '@src/components/data/StatusChip';
import { Section } from '@src/components/layout/Section';
import { type MyRegulation, useRegulationsMyQuery } from '@src/features/regulations/first-api';
import { myGroup } from '@src/content/lib/my-groups';
import { formatDate } from '@src/lib/dates';

const maxShown = 5;

/** What waits for the user's signature, the most urgent first, or a note that nothing does. */
export function WaitingCard() {
  const { t } = useTranslation('organization');
  const { data } = useRegulationsMyQuery({ pageSize: 50 });
  if (!data) return null;
  const waiting = data.regulations.items.filter((item) => ['toSign', 'changed'].includes(myGroup(item)));
  if (!waiting.length) {
    return (
      <Section title={t('organization:waiting.title')}>
        <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center' }}>
          <Box sx={{ display: 'flex', color: (theme) => theme.tokens.status.green.text }}>
            <CircleCheck size={20} aria-hidden />
          </Box>
          <Typography color="textSecondary">{t('organization:waiting.none')}</Typography>
        </Box>
      </Section>
    );
  }
  return (
    <Section
      title={t('organization:waiting.title')}
      text={t('organization:waiting.text', { count: waiting.length })}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', mx: -1 }}>
        {waiting.slice(0, maxShown).map((item) => (
          <li key={item.id}>
            <WaitingRow item={item} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

function WaitingRow({ item }: { item: MyRegulation }) {
  const { t, i18n } = useTranslation('organization');
  const { dueAt, isOverdue } = item.myAssignment ?? { dueAt: null, isOverdue: false };
  const due = formatDate(dueAt, 'date', i18n.language);
  return (
    <ListItemButton
      component={Link}
      to={`/regulation/my/${item.id}/current-version`}
      sx={{ gap: 1.5, px: 1, minHeight: 48 }}
    >
      <FileCheck2 size={19} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 540 }}>{item.name}</Typography>
          {myGroup(item) === 'changed' ? (
            <Typography variant="body2" color="textSecondary">
              {t('organization:waiting.changed')}
            </Typography>
          ) : null}
        </Box>
        {due ? (
          <StatusChip
            colour={isOverdue ? 'red' : 'amber'}
            label={t(isOverdue ? 'organization:waiting.overdue' : 'organization:waiting.due', { date: due })}
          />
        ) : null}
      </Box>
      <ChevronRight size={17} aria-hidden />
    </ListItemButton>
  );
}
