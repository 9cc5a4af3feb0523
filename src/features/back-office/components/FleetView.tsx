import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { Section } from '@src/components/layout/Section';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { useIsOwnEdit } from '@src/store/useEditMode';
import { type Fleet, useOrganizationFleetQuery } from '../api';
import { DeletedClients } from './DeletedClients';
import { NewClientButton } from './NewClientButton';

const FleetMonthsChart = lazyPart(async () => (await import('./FleetMonthsChart')).FleetMonthsChart);

const NUMBERS = [
  ...['total', 'active', 'newcomers', 'freePeriod'],
  ...['partners', 'inactive', 'suspended', 'silent', 'disputes'],
] as const satisfies readonly string[];

/** All clients together: totals by status, whom to call, and deleted clients. */
export function FleetView({ onSelect }: { onSelect: (id: number) => void }) {
  const { t } = useTranslation('office');
  const mayChange = useIsOwnEdit();
  const { data, error, refetch } = useOrganizationFleetQuery();
  return (
    <Loaded
      data={data?.organizationFleet}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonCards count={3} height={120} />}
    >
      {(fleet) => (
        <Stack spacing={2.5}>
          <Section
            title={t('office:fleet.title')}
            text={t('office:fleet.text')}
            action={mayChange ? <NewClientButton onCreated={onSelect} /> : undefined}
          >
            <Box
              component="dl"
              sx={{
                ...{ display: 'grid', gap: 2, m: 0 },
                gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
              }}
            >
              {NUMBERS.map((name) => (
                <Figure key={name} label={t(`office:fleet.${name}`)} value={fleet[name]} />
              ))}
            </Box>
          </Section>
          <Section title={t('office:fleet.attention')}>
            {fleet.attention.length === 0 ? (
              <Typography color="textSecondary">{t('office:fleet.calm')}</Typography>
            ) : (
              <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {fleet.attention.map(({ organization: { id, name }, fact, days }) => (
                  <li key={`${fact}-${id}`}>
                    <Link component="button" type="button" onClick={() => onSelect(id)}>
                      {name}
                    </Link>
                    {': '}
                    {t(`office:fact.${fact}`, { count: Math.max(days ?? 0, 0) })}
                  </li>
                ))}
              </Stack>
            )}
          </Section>
          <Months months={fleet.registrations} />
          {fleet.deleted > 0 ? <DeletedClients /> : null}
        </Stack>
      )}
    </Loaded>
  );
}

/** The chart, and the same data as a table for screen readers. */
function Months({ months }: { months: Fleet['registrations'] }) {
  const { t } = useTranslation('office');
  if (months.every(({ count }) => count === 0)) {
    return (
      <Section title={t('office:fleet.months')}>
        <Typography color="textSecondary">{t('office:fleet.monthsEmpty')}</Typography>
      </Section>
    );
  }
  return (
    <Section title={t('office:fleet.months')}>
      <Box aria-hidden sx={{ minHeight: 220 }}>
        <Suspense fallback={null}>
          <FleetMonthsChart months={months} />
        </Suspense>
      </Box>
      <VisuallyHidden>
        <table>
          <caption>{t('office:fleet.months')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('office:fleet.month')}</th>
              <th scope="col">{t('office:fleet.monthCount')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Section>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: 24, fontWeight: 620 }}>
        {value}
      </Typography>
    </Box>
  );
}
