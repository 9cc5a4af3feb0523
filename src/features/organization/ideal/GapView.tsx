import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { CheckCircle2, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { Section } from '@src/components/layout/Section';
import { useUrlState } from '@src/components/routing/useUrlState';
import { formatDate } from '@src/lib/dates';
import { numberParam } from '@src/lib/url-state';
import { type GapCheck, type GapSide, useGapChecksQuery } from '../api';
import { GapForm } from './GapForm';
import { GapResult } from './GapResult';
import { OpenGap } from './OpenGap';

const codecs = { check: numberParam(null) };

/** Compares a person with their ideal picture: the open check, and earlier ones. */
export function GapView({ userId }: { userId: number }) {
  const { t } = useTranslation('ideal');
  const query = useGapChecksQuery({ userId });
  return (
    <Loaded
      data={query.currentData?.gapChecks}
      error={query.error}
      onRetry={() => void query.refetch()}
      skeleton={<SkeletonCards count={2} height={180} />}
    >
      {({ items, side, statements }) => {
        const open = statements > 0 ? <OpenGap userId={userId} /> : null;
        return items.length > 0 ? (
          <Checks items={items} side={side} open={open} />
        ) : (
          <EmptyState
            title={t('ideal:gap.none')}
            text={t(statements > 0 ? 'ideal:gap.about' : 'ideal:gap.nothing')}
            action={open}
          />
        );
      }}
    </Loaded>
  );
}

interface ChecksProps {
  items: readonly GapCheck[];
  side: GapSide;
  open: React.ReactNode;
}

function Checks({ items, side, open }: ChecksProps) {
  const { t, i18n } = useTranslation('ideal');
  const { state, setState } = useUrlState(codecs);
  const check = items.find(({ id }) => id === state.check) ?? items[0];
  if (!check) return null;
  const nameOf = ({ period, periodStart }: GapCheck) =>
    t('ideal:gap.checkName', {
      period: t(`ideal:gap.periods.${period}`),
      date: formatDate(periodStart, 'date', i18n.language),
    });
  return (
    <Section title={nameOf(check)} text={t('ideal:gap.about')} action={open}>
      <Stack spacing={2.5}>
        {items.length > 1 ? (
          <FilterSelect
            label={t('ideal:gap.which')}
            width={280}
            value={String(check.id)}
            choices={items.map((item) => ({ value: String(item.id), label: nameOf(item) }))}
            onChange={(id) => setState({ check: Number(id) })}
          />
        ) : null}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SideState side={t('ideal:gap.self')} at={check.selfAt} />
          <SideState side={t('ideal:gap.head')} at={check.leaderAt} />
        </Stack>
        <CheckBody key={check.id} check={check} side={side} />
      </Stack>
    </Section>
  );
}

function CheckBody({ check, side }: { check: GapCheck; side: GapSide }) {
  const { t } = useTranslation('ideal');
  const { selfAt, leaderAt } = check;
  if ((side === 'self' ? selfAt : leaderAt) === null) return <GapForm check={check} />;
  if (selfAt && leaderAt) return <GapResult check={check} />;
  return <Alert severity="info">{t('ideal:gap.waitOther')}</Alert>;
}

function SideState({ side, at }: { side: string; at: string | null | undefined }) {
  const { t, i18n } = useTranslation('ideal');
  return at ? (
    <StatusChip
      colour="green"
      icon={CheckCircle2}
      label={t('ideal:gap.at', { side, date: formatDate(at, 'date', i18n.language) })}
    />
  ) : (
    <StatusChip colour="amber" icon={Hourglass} label={t('ideal:gap.waits', { side })} />
  );
}
