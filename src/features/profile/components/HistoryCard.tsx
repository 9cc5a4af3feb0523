import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeLine } from '@src/components/data/ChangeLine';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { BusyButton } from '@src/components/form/BusyButton';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { type ProfileEntry, type ProfileHistory, useProfileHistoryQuery } from '../api';

const STEP = 5;
const MAX_ENTRIES = 200;

/** The changes of the user's data, and who made them. */
export function HistoryCard({ userId }: { userId: number }) {
  const { t } = useTranslation('profile');
  const [pageSize, setPageSize] = useState(STEP);
  const { data, isError, error, isFetching, refetch } = useProfileHistoryQuery({ userId, pageSize });
  return (
    <Section title={t('profile:history.title')} text={t('profile:history.text')}>
      {data ? <Entries data={data} /> : null}
      {!data && isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <SkeletonRows columns={1} /> : null}
      {data && data.history.count > data.history.items.length && pageSize < MAX_ENTRIES ? (
        <BusyButton
          sx={{ mt: 2 }}
          isBusy={isFetching}
          onClick={() => setPageSize(Math.min(pageSize * 2, MAX_ENTRIES))}
        >
          {t('profile:history.more')}
        </BusyButton>
      ) : null}
    </Section>
  );
}

function Entries({ data }: { data: ProfileHistory }) {
  const { t } = useTranslation('profile');
  const { items } = data.history;
  const actionOf = ({ action }: ProfileEntry) =>
    data.logActionTypes.find(({ value }) => value === action)?.name ?? action;
  if (items.length === 0) return <Typography color="textSecondary">{t('profile:history.empty')}</Typography>;
  return (
    <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((entry) => (
        <Entry key={entry.id} entry={entry} action={actionOf(entry)} />
      ))}
    </Stack>
  );
}

function Entry({ entry, action }: { entry: ProfileEntry; action: string }) {
  const { t, i18n } = useTranslation('profile');
  const { actor, actorKind, support } = entry;
  const provider = support ? t('profile:history.support', { ...support }) : t('profile:history.provider');
  const who = actor?.nameFull ?? (actorKind === 'system' ? t('profile:history.system') : provider);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '140px minmax(0, 1fr)' },
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {formatDate(entry.at, 'dateTime', i18n.language)}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 520 }}>
          {`${action} · ${who}`}
        </Typography>
        {entry.changes.map((change) => (
          <ChangeLine key={change.field} {...change} />
        ))}
      </Box>
    </Box>
  );
}
