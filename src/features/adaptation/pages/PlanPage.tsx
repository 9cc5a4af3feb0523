import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { BackLink } from '@src/components/layout/BackLink';
import { PageHeader } from '@src/components/layout/PageHeader';
import { Section } from '@src/components/layout/Section';
import { useUrlState } from '@src/components/routing/useUrlState';
import { choiceParam, flagParam, numberParam, textParam } from '@src/lib/url-state';
import { useAppSelector } from '@src/store/hooks';
import { selectUser } from '@src/store/selectors/roles';
import { useIsEdit } from '@src/store/useEditMode';
import { Plus, Sprout } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type PlanPage as PlanPageData, useAdaptationQuery } from '../api';
import { DaySlider } from '../components/DaySlider';
import { PlanActions } from '../components/PlanActions';
import { PlanSummary } from '../components/PlanSummary';
import { PlanTimeline } from '../components/PlanTimeline';
import { StartButton } from '../components/StartButton';
import { StepDialog } from '../components/StepDialog';
import type { Plan } from '../lib/plan';
import { dateAt, entriesOn, shownOffset } from '../lib/plan-on-day';

const laneFilters = ['all', 'employee', 'mentor', 'leader', 'hr'] as const;
const codecs = {
  lane: choiceParam(laneFilters, 'all'),
  isMine: flagParam(),
  isOpen: flagParam(),
  step: numberParam(null),
  /** The slider's position: a day of the plan as a date. */
  on: textParam(),
};

/** A newcomer's plan: steps by day in lanes, with actual and expected progress. */
export function PlanPage() {
  const { id } = useParams();
  const query = useAdaptationQuery({ userId: Number(id) });
  const page = query.currentData?.adaptation;
  if (page) return <Shown page={page} />;
  if (query.error) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  return <SkeletonCards count={3} height={180} />;
}

function Shown({ page }: { page: PlanPageData }) {
  const { t } = useTranslation(['adaptation', 'navigation']);
  const { person, adaptation, canManage } = page;
  const isEdit = useIsEdit();
  return (
    <>
      <PageHeader
        title={t('adaptation:title', { name: person.nameFull })}
        purpose={person.position?.name}
        back={<BackLink to="/adaptation">{t('navigation:adaptation')}</BackLink>}
        badge={<UserAvatar name={person.nameFull} avatar={person.avatar} size={36} />}
        action={
          adaptation && canManage && isEdit ? <PlanActions plan={adaptation} userId={person.id} /> : undefined
        }
      />
      {adaptation ? (
        <Stack spacing={2}>
          <PlanSummary plan={adaptation} />
          <Steps page={page} plan={adaptation} />
        </Stack>
      ) : (
        <Section title={t('navigation:adaptation')}>
          <EmptyState
            icon={Sprout}
            title={t(canManage ? 'adaptation:notStarted' : 'adaptation:notStartedOwn')}
            text={canManage ? t('adaptation:notStartedText') : undefined}
            action={canManage && isEdit ? <StartButton userId={person.id} /> : undefined}
            isDense
          />
        </Section>
      )}
    </>
  );
}

/** Returns the steps that match the filters in the address. */
function useShownEntries(plan: Plan) {
  const { state, setState } = useUrlState(codecs);
  const me = useAppSelector(selectUser)?.id;
  const lane = state.lane === 'all' ? null : state.lane;
  const offset = shownOffset(plan, state.on);
  const ofDay = offset === null ? plan.entries : entriesOn(plan.entries, dateAt(offset, plan));
  const entries = ofDay.filter(
    (entry) =>
      (lane === null || entry.lane === lane) &&
      (!state.isMine || entry.turn?.id === me) &&
      (!state.isOpen || entry.doneAt === null),
  );
  return { state, setState, lane, offset, entries };
}

function Filters({ state, setState }: Pick<ReturnType<typeof useShownEntries>, 'state' | 'setState'>) {
  const { t } = useTranslation('adaptation');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
      <FilterSelect
        label={t('adaptation:form.lane')}
        value={state.lane}
        choices={laneFilters.map((value) => ({ value, label: t(`adaptation:lane.${value}`) }))}
        onChange={(next) => setState({ lane: next })}
      />
      <FilterSwitch
        label={t('adaptation:filter.mine')}
        value={state.isMine}
        onChange={(isMine) => setState({ isMine })}
      />
      <FilterSwitch
        label={t('adaptation:filter.open')}
        value={state.isOpen}
        onChange={(isOpen) => setState({ isOpen })}
      />
    </Stack>
  );
}

function NoSteps({ isFiltered, canManage }: { isFiltered: boolean; canManage: boolean }) {
  const { t } = useTranslation('adaptation');
  return (
    <EmptyState
      title={t(isFiltered ? 'adaptation:filter.none' : 'adaptation:noSteps')}
      text={isFiltered || !canManage ? undefined : t('adaptation:noStepsText')}
      isDense
    />
  );
}

function Steps({ page, plan }: { page: PlanPageData; plan: Plan }) {
  const { t } = useTranslation('adaptation');
  const { person, canAdd, canManage } = page;
  const isEdit = useIsEdit();
  const { state, setState, lane, offset, entries } = useShownEntries(plan);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const step = plan.entries.find(({ item }) => item?.id === edited)?.item ?? undefined;
  return (
    <Section
      title={t('adaptation:timeline')}
      action={
        canAdd && isEdit && plan.status !== 'finished' ? (
          <Button variant="outlined" startIcon={<Plus />} onClick={() => setEdited('new')}>
            {t('adaptation:step.add')}
          </Button>
        ) : undefined
      }
    >
      {plan.entries.length > 1 ? (
        <DaySlider
          plan={plan}
          offset={offset}
          onChange={(next) => setState({ on: next === null ? '' : dateAt(next, plan) })}
        />
      ) : null}
      <Filters state={state} setState={setState} />
      {entries.length ? (
        <PlanTimeline plan={plan} lane={lane} entries={entries} stepId={state.step} onEdit={setEdited} />
      ) : (
        <NoSteps isFiltered={plan.entries.length > 0} canManage={canManage} />
      )}
      {edited === 'new' || step ? (
        <StepDialog userId={person.id} step={step} isManager={canManage} onClose={() => setEdited(null)} />
      ) : null}
    </Section>
  );
}
