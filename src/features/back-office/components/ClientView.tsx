import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Fact } from '@src/components/data/Fact';
import { StatusChip } from '@src/components/data/StatusChip';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { type ClientCard, useOrganizationCardQuery } from '../api';
import { ClientNotes } from './ClientNotes';
import { ClientTimeline } from './ClientTimeline';

/** A client's card: its identity, state and suggested actions, history and notes. */
export function ClientView({ id }: { id: number }) {
  const { data, error, refetch } = useOrganizationCardQuery({ id });
  return (
    <Loaded
      data={data?.organizationCard}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonCards count={3} height={140} />}
    >
      {(card) => (
        <Stack spacing={2.5}>
          <Passport card={card} />
          <ClientFacts card={card} />
          <ClientNotes organizationId={id} notes={card.notes} />
          <ClientTimeline events={card.timeline} />
        </Stack>
      )}
    </Loaded>
  );
}

function Passport({ card }: { card: ClientCard }) {
  const { t, i18n } = useTranslation('office');
  const { organization, admin, formKPP, formOGRN, referrer, people, invited, lastActivityAt } = card;
  const { name, activityText, formINN, countEmployees, createdAt } = organization;
  const { isPartner, isFreePeriod, freePeriodEnd } = organization;
  const day = (value: string | null | undefined) => (value ? formatDate(value, 'date', i18n.language) : '');
  return (
    <Section title={name} text={activityText}>
      <Box
        component="dl"
        sx={{
          ...{ display: 'grid', gap: 2, m: 0 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        }}
      >
        <Fact label={t('office:card.admin')}>
          {admin ? [admin.nameFull, admin.email, admin.phone].filter(Boolean).join('\n') : ''}
        </Fact>
        <Fact label={t('office:card.requisites')}>
          {[
            formINN && t('office:entry.inn', { inn: formINN }),
            formKPP && t('office:card.kpp', { kpp: formKPP }),
            formOGRN && t('office:card.ogrn', { ogrn: formOGRN }),
          ]
            .filter(Boolean)
            .join('\n')}
        </Fact>
        <Fact label={t('office:card.created')}>{day(createdAt)}</Fact>
        <Fact label={t('office:card.lastActivity')}>{day(lastActivityAt) || t('office:card.never')}</Fact>
        <Fact label={t('office:card.people')}>{t('office:card.peopleOf', { count: people, invited })}</Fact>
        <Fact label={t('office:card.stated')}>{countEmployees}</Fact>
        <Fact label={t('office:card.account')}>
          {[
            isPartner && t('office:status.4'),
            isFreePeriod &&
              (freePeriodEnd
                ? t('office:card.freeUntil', { date: day(freePeriodEnd) })
                : t('office:card.free')),
          ]
            .filter(Boolean)
            .join('\n')}
        </Fact>
        <Fact label={t('office:card.referrer')}>{referrer}</Fact>
      </Box>
    </Section>
  );
}

function ClientFacts({ card: { facts } }: { card: ClientCard }) {
  const { t } = useTranslation('office');
  return (
    <Section title={t('office:card.facts')}>
      <Stack component="ul" spacing={1.25} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {facts.map(({ key, count, isGood }) => (
          <Box component="li" key={key}>
            <StatusChip
              colour={isGood ? 'green' : 'amber'}
              icon={isGood ? CircleCheck : CircleAlert}
              label={t(`office:fact.${key}`, { count: count ?? 0 })}
            />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {t(`office:todo.${key}`)}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Section>
  );
}
