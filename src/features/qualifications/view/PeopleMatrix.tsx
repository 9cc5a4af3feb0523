import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AssignmentStatusChip } from '@src/entities/assignment/AssignmentStatusChip';
import { SearchField } from '@src/components/data/SearchField';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { numberParam, textParam } from '@src/lib/url-state';
import { type Award, type QualificationPerson, type RouteVersion, useQualificationPeopleQuery } from '../api';
import { useDistinctNames } from '@src/entities/person/useDistinctPeople';
import { useIsEdit } from '@src/store/useEditMode';
import { HeldAward } from './HeldAward';
import { WithdrawButton } from './WithdrawButton';

const params = { q: textParam(), page: numberParam(1) };
const PAGE = 20;

const isInForce = ({ state }: Pick<Award, 'state'>) => state === 'valid' || state === 'conditional';

interface PeopleMatrixProps {
  qualificationId: number;
  version: Pick<RouteVersion, 'stages'>;
}

/** A matrix of people and components with their results. */
export function PeopleMatrix({ qualificationId, version }: PeopleMatrixProps) {
  const { t } = useTranslation('qualifications');
  const { state, setState, reset } = useUrlState(params);
  const isEdit = useIsEdit();
  const { data, error, isFetching, refetch } = useQualificationPeopleQuery({
    ...{ id: qualificationId, search: state.q || null, page: state.page, pageSize: PAGE },
  });
  const names = useDistinctNames(
    (data?.qualificationPeople.rows ?? []).map(({ user }) => user),
    ({ nameShort }) => nameShort,
  );
  const nameOf = ({ user }: Pick<QualificationPerson, 'user'>) => names.get(user.id) ?? user.nameShort;
  const columns: SimpleColumn<QualificationPerson>[] = [
    { key: 'name', title: t('people.person'), render: nameOf },
    {
      key: 'award',
      title: t('people.award'),
      render: ({ award, user }) =>
        award ? (
          <HeldAward
            award={award}
            person={nameOf({ user })}
            action={
              isEdit && isInForce(award) ? (
                <WithdrawButton award={award} person={nameOf({ user })} />
              ) : undefined
            }
          />
        ) : (
          t('award.state.none')
        ),
    },
    {
      key: 'percent',
      title: t('route.progress'),
      render: ({ progress }) => `${progress.percent} %`,
    },
    ...version.stages.flatMap(({ items }) =>
      items.map((item) => ({
        key: item.id,
        title: item.component?.name ?? t('item.absent'),
        render: ({ progress }: QualificationPerson) => {
          const its = progress.items.find(({ itemId }) => itemId === item.id);
          if (its?.isDone) return <StatusChip label={t('item.done')} colour="green" icon={CircleCheck} />;
          return its?.status ? <AssignmentStatusChip kind={item.objectType} status={its.status} /> : '–';
        },
      })),
    ),
  ];
  return (
    <SimpleTable
      label={t('people.title')}
      columns={columns}
      rows={data?.qualificationPeople.rows}
      rowKey={({ user }) => user.id}
      isFetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      isFiltered={state.q !== ''}
      onResetFilters={reset}
      toolbar={<SearchField value={state.q} label={t('people.search')} onChange={(q) => setState({ q })} />}
      empty={<EmptyState title={t('people.empty')} />}
      paging={{
        count: data?.qualificationPeople.count ?? 0,
        page: state.page,
        pageSize: PAGE,
        onPage: (page) => setState({ page }),
      }}
    />
  );
}
