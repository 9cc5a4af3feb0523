import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { PageHeader } from '@src/components/layout/PageHeader';
import { useUrlState } from '@src/components/routing/useUrlState';
import { formatDate, todayStored } from '@src/lib/dates';
import { flagParam } from '@src/lib/url-state';
import { useAppSelector } from '@src/store/hooks';
import { selectUser } from '@src/store/selectors/roles';
import { useOwnPlanCountQuery, useTodayQuery } from '../api';
import { FirstTask } from '../components/FirstTask';
import { NewcomersAtRisk } from '../components/NewcomersAtRisk';
import { TodayLines } from '../components/TodayLines';

const codecs = { welcome: flagParam() };

interface TodayPageProps {
  /** Shown to users who have no tasks today. */
  idle?: ReactNode;
  /** The questions to repeat today, from another feature; renders nothing when there are none. */
  practice?: ReactNode;
}

/** «Сегодня»: the first task, the user's other tasks, and what others wait for from the user; each line links to its object. */
export function TodayPage({ idle, practice }: TodayPageProps) {
  const { t, i18n } = useTranslation(['adaptation', 'navigation']);
  const { data, error, refetch } = useTodayQuery();
  const user = useAppSelector(selectUser);
  const { state } = useUrlState(codecs);
  const date = formatDate(todayStored(), 'longDate', i18n.language);
  return (
    <>
      <PageHeader
        title={
          state.welcome && user
            ? t('adaptation:today.welcome', { name: user.nameFirst })
            : t('navigation:today')
        }
        purpose={t(state.welcome ? 'adaptation:today.welcomeText' : 'adaptation:today.purpose', { date })}
        action={user ? <OwnPlanLink userId={user.id} /> : undefined}
      />
      <Loaded
        data={data?.today}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows rows={6} columns={2} />}
      >
        {({ mine: [first, ...rest], mineCount, waiting, waitingCount }) => (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                md: `repeat(${!(first && !rest.length) && isHalved(rest.length, waiting.length) ? 2 : 1}, minmax(0, 1fr))`,
              },
            }}
          >
            {first ? (
              <Box sx={{ gridColumn: '1 / -1' }}>
                <FirstTask task={first} />
              </Box>
            ) : null}
            {first && !rest.length ? null : (
              <TodayLines
                title={t(first ? 'adaptation:today.next' : 'adaptation:today.mine')}
                none={t('adaptation:today.mineNone')}
                lines={rest}
                count={first ? mineCount - 1 : mineCount}
              />
            )}
            <TodayLines
              title={t('adaptation:today.waiting')}
              none={t('adaptation:today.waitingNone')}
              lines={waiting}
              count={waitingCount}
            />
            <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
              <NewcomersAtRisk />
            </Box>
            <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>{practice}</Box>
            {first || waiting.length ? null : <Box sx={{ gridColumn: '1 / -1' }}>{idle}</Box>}
          </Box>
        )}
      </Loaded>
    </>
  );
}

/** The two lists are side by side only when both or neither have entries; an empty half page beside a list would be wasted. */
const isHalved = (mine: number, waiting: number): boolean => mine > 0 === waiting > 0;

/** The progress of the user's own plan, with a link to it; a plan without steps has none. */
function OwnPlanLink({ userId }: { userId: number }) {
  const { t } = useTranslation('adaptation');
  const plan = useOwnPlanCountQuery({ id: userId }).data?.user?.adaptationCount;
  if (!plan?.total) return null;
  return (
    <Button component={Link} to={`/adaptation/${userId}`}>
      {t('adaptation:today.plan', plan)}
    </Button>
  );
}
