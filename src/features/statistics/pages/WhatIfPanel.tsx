import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { expectedErrors } from '@src/api/errors';
import { useAssignmentPeopleQuery } from '@src/entities/person/api';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { Delayed, SkeletonRows } from '@src/components/feedback/Skeletons';
import { DateInput } from '@src/components/form/DateInput';
import { SidePanel } from '@src/components/layout/SidePanel';
import { useUrlState } from '@src/components/routing/useUrlState';
import { useDistinctNames } from '@src/entities/person/useDistinctPeople';
import { PeoplePicker } from '@src/entities/person/PeoplePicker';
import { skipToken } from '@reduxjs/toolkit/query';
import { ShieldCheck, UserMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type WhatIf, useStatisticWhatIfQuery } from '../api';
import { type WhatIfLine, WhatIfLines } from '../components/WhatIfLines';
import { whatIfCodecs, whatIfQuestion } from '../lib/what-if';

/** Returns the names of the people who leave, by id. */
function useLeaverNames(ids: readonly number[]): (id: number) => string {
  const sorted = [...ids].sort((a, b) => a - b);
  const { data } = useAssignmentPeopleQuery(
    sorted.length > 0 ? { ids: sorted, pageSize: sorted.length } : skipToken,
  );
  const names = useDistinctNames(data?.users.items ?? [], ({ nameFull }) => nameFull);
  return (id) => names.get(id) ?? `№ ${id}`;
}

type Lines = Record<'positions' | 'objects' | 'leaders', WhatIfLine[]>;

/** Returns the gaps as lines. */
function useLines({ positions, objects, leaders }: WhatIf, nameOf: (id: number) => string): Lines {
  const { t } = useTranslation('statistics');
  return {
    positions: positions.map(({ id, name, subdivisionName, object, userIds, route }) => ({
      key: `${id}-${object.id}`,
      name: [name, subdivisionName].filter(Boolean).join(' · '),
      details: [
        object.name,
        t('statistics:whatIf.holders', { names: userIds.map((userId) => nameOf(userId)).join(', ') }),
      ],
      route,
    })),
    objects: objects.map(({ objectType, object, ownerId, route }) => ({
      key: `${objectType}-${object.id}`,
      name: object.name,
      details: [`${object.code} · ${t('statistics:whatIf.owner', { name: nameOf(ownerId) })}`],
      route,
    })),
    leaders: leaders.map(({ id, name, userId, isActing, route }) => ({
      key: `${id}-${userId}`,
      name,
      details: [t(`statistics:whatIf.${isActing ? 'acting' : 'head'}`, { name: nameOf(userId) })],
      route,
    })),
  };
}

function Missing({ found, nameOf }: { found: WhatIf; nameOf: (id: number) => string }) {
  const { t } = useTranslation('statistics');
  const lines = useLines(found, nameOf);
  const sorts = ['positions', 'objects', 'leaders'] as const;
  if (sorts.every((sort) => lines[sort].length === 0)) {
    return (
      <EmptyState
        icon={ShieldCheck}
        title={t('statistics:whatIf.nothing')}
        text={t('statistics:whatIf.nothingText')}
      />
    );
  }
  return (
    <>
      {sorts.map((sort) => (
        <WhatIfLines
          key={sort}
          title={t(`statistics:whatIf.${sort}.title`)}
          text={t(`statistics:whatIf.${sort}.text`)}
          lines={lines[sort]}
        />
      ))}
    </>
  );
}

/** «Что, если»: selects people and the day they leave, and shows the resulting gaps. Nothing is saved. */
export function WhatIfPanel() {
  const { t } = useTranslation('statistics');
  const { state, setState, reset } = useUrlState(whatIfCodecs);
  const nameOf = useLeaverNames(state.leavers);
  const question = whatIfQuestion(state);
  const answer = useStatisticWhatIfQuery(question ?? skipToken);
  const found = answer.currentData?.statisticWhatIf;
  const errorOf = (name: string) =>
    expectedErrors(question ? answer.error : undefined).find(({ field }) => field === name)?.message;
  const errors = { userIds: errorOf('userIds'), date: errorOf('date') };
  const body = () => {
    if (errors.userIds || errors.date) return null;
    if (!question) return <EmptyState icon={UserMinus} title={t('statistics:whatIf.choose')} isDense />;
    if (found) return <Missing found={found} nameOf={nameOf} />;
    if (answer.error)
      return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} isDense />;
    return (
      <Delayed>
        <SkeletonRows rows={5} columns={1} />
      </Delayed>
    );
  };
  return (
    <SidePanel title={t('statistics:whatIf.title')} onClose={reset}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('statistics:whatIf.text')}
      </Typography>
      <Stack spacing={2}>
        <PeoplePicker
          label={t('statistics:whatIf.people')}
          help={t('statistics:whatIf.peopleHelp')}
          isRequired
          error={errors.userIds}
          value={state.leavers}
          onChange={(leavers) => setState({ leavers })}
        />
        <DateInput
          label={t('statistics:whatIf.date')}
          isRequired
          error={errors.date}
          value={state.lastDay}
          onChange={(lastDay) => setState({ lastDay })}
        />
      </Stack>
      {body()}
    </SidePanel>
  );
}
