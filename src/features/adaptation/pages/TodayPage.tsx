import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@src/components/data/StatusChip';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { PageHeader } from '@src/components/layout/PageHeader';
import { Section } from '@src/components/layout/Section';
import { formatDate, todayStored } from '@src/lib/dates';
import {
  ChevronRight,
  CircleCheck,
  FileCheck2,
  Gavel,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  ShieldAlert,
  Signature,
  Target,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type TodayLine, useTodayQuery } from '../api';

const icons: Record<TodayLine['kind'], LucideIcon> = {
  assignment: FileCheck2,
  task: ListChecks,
  meeting: Users,
  checkin: MessageCircle,
  trial: Target,
  decision: Gavel,
  approval: Signature,
  signInUnconfirmed: ShieldAlert,
  signInDisputed: ShieldAlert,
};

/** Of these the words stand here: the server knows of no object that has a name. */
const nameless = ['decision', 'signInUnconfirmed', 'signInDisputed'] as const;
const namelessKind = (kind: TodayLine['kind']) => nameless.find((each) => each === kind);

/** «Сегодня»: what I have to do, and where others wait for me; each line opens its thing. */
export function TodayPage() {
  const { t, i18n } = useTranslation(['adaptation', 'navigation']);
  const { data, error, refetch } = useTodayQuery();
  return (
    <>
      <PageHeader
        title={t('navigation:today')}
        purpose={t('adaptation:today.purpose', {
          date: formatDate(todayStored(), 'longDate', i18n.language),
        })}
      />
      <Loaded
        data={data?.today}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows rows={6} columns={2} />}
      >
        {({ mine, waiting }) => (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Lines title={t('adaptation:today.mine')} none={t('adaptation:today.mineNone')} lines={mine} />
            <Lines
              title={t('adaptation:today.waiting')}
              none={t('adaptation:today.waitingNone')}
              lines={waiting}
            />
          </Box>
        )}
      </Loaded>
    </>
  );
}

function Lines({ title, none, lines }: { title: string; none: string; lines: readonly TodayLine[] }) {
  const { t } = useTranslation('adaptation');
  if (!lines.length) {
    return (
      <Section title={title}>
        <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
          <Box sx={{ display: 'flex', color: (theme) => theme.tokens.status.green.text }}>
            <CircleCheck size={20} aria-hidden />
          </Box>
          <Typography color="textSecondary">{none}</Typography>
        </Stack>
      </Section>
    );
  }
  return (
    <Section title={title} text={t('adaptation:today.count', { count: lines.length })}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', mx: -1 }}>
        {lines.map((line) => (
          <li key={line.key}>
            <Line line={line} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

function Due({ line }: { line: TodayLine }) {
  const { t, i18n } = useTranslation('adaptation');
  const { dueOn, isOverdue } = line;
  const date = formatDate(dueOn, 'date', i18n.language);
  if (!date) return null;
  if (isOverdue) return <StatusChip colour="red" label={t('adaptation:overdueSince', { date })} />;
  if (dueOn === todayStored()) return <StatusChip colour="amber" label={t('adaptation:dueToday')} />;
  return <StatusChip colour="grey" label={t('adaptation:dueOn', { date })} />;
}

function Line({ line }: { line: TodayLine }) {
  const { t } = useTranslation('adaptation');
  const { kind, title, route, person } = line;
  const Icon = icons[kind];
  const own = namelessKind(kind);
  return (
    <ListItemButton component={Link} to={route} sx={{ gap: 1.5, px: 1, minHeight: 52 }}>
      <Box sx={{ display: 'flex', flexShrink: 0 }}>
        <Icon size={19} aria-hidden />
      </Box>
      {/* On a phone the date stands below the words, beside them on anything wider. */}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={0.75}
        sx={{ flex: 1, minWidth: 0, alignItems: { xs: 'flex-start', sm: 'center' } }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>
            {own ? t(`adaptation:today.do.${own}`) : title}
          </Typography>
          <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center', mt: 0.25 }}>
            {person ? <UserAvatar name={person.nameFull} avatar={person.avatar} size={20} /> : null}
            <Typography variant="body2" color="textSecondary">
              {[t(`adaptation:kind.${kind}`), person?.nameFull].filter(Boolean).join(' · ')}
            </Typography>
          </Stack>
        </Box>
        <Due line={line} />
      </Stack>
      <Box sx={{ display: 'flex', flexShrink: 0 }}>
        <ChevronRight size={17} aria-hidden />
      </Box>
    </ListItemButton>
  );
}
