import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AssignmentStatusChip } from '@src/entities/assignment/AssignmentStatusChip';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { isOpenStatus } from '@domain/assignment-statuses';
import { formatDate } from '@src/lib/dates';
import { numberParam, textParam } from '@src/lib/url-state';
import { ExportButton } from '@src/store/ExportButton';
import { useDistinctNames } from '@src/entities/person/useDistinctPeople';
import { useIsEdit } from '@src/store/useEditMode';
import { type TestDetails, type TestPersonResult, useTestResultsQuery } from '../api';
import { useHundredths } from '../lib/useHundredths';
import { type Grant, GrantDialog } from './GrantDialog';

const params = { q: textParam(), page: numberParam(1) };
const PAGE = 20;

/** The people to whom the test is assigned, with their progress. */
export function People({ test }: { test: GrantsProps['test'] }) {
  const { t } = useTranslation('tests');
  const shown = useHundredths();
  const isEdit = useIsEdit();
  const { state, setState, reset } = useUrlState(params);
  const [granted, setGranted] = useState<Grant | null>(null);
  const { data, error, isFetching, refetch } = useTestResultsQuery({
    ...{ testId: test.id, search: state.q || null, page: state.page, pageSize: PAGE },
  });
  const canGrant = test.abilities.canEdit && isEdit;
  const names = useDistinctNames(
    (data?.testResults.items ?? []).map(({ user }) => user),
    ({ nameShort }) => nameShort,
  );
  const columns: SimpleColumn<TestPersonResult>[] = [
    { key: 'name', title: t('column.person'), render: ({ user }) => names.get(user.id) ?? user.nameShort },
    { key: 'position', title: t('column.position'), render: ({ user }) => user.position?.name ?? '–' },
    {
      key: 'status',
      title: t('column.status'),
      render: ({ assignment }) =>
        assignment ? (
          <AssignmentStatusChip kind="test" status={assignment.status} isOverdue={assignment.isOverdue} />
        ) : (
          t('people.notOwed')
        ),
    },
    {
      key: 'attempts',
      title: t('column.attempts'),
      align: 'right',
      render: ({ attemptsUsed, attemptsLeft }) =>
        attemptsLeft === null ? attemptsUsed : `${attemptsUsed}/${attemptsUsed + attemptsLeft}`,
    },
    {
      key: 'percent',
      title: t('column.best'),
      align: 'right',
      render: ({ percent }) => (percent === null ? '–' : `${shown(percent)} %`),
    },
    {
      key: 'lastAt',
      title: t('column.lastAt'),
      render: ({ lastAt }) => (lastAt ? formatDate(lastAt, 'dateTime') : '–'),
    },
    ...(canGrant
      ? [
          {
            key: 'grant',
            title: t('column.actions'),
            render: (row: TestPersonResult) => (
              <Grants test={test} person={row} onOpen={(what) => setGranted({ what, person: row })} />
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <SimpleTable
        label={t('execution.people')}
        columns={columns}
        rows={data?.testResults.items}
        rowKey={({ user }) => user.id}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('people.empty')} text={t('people.emptyText')} />}
        isFiltered={state.q !== ''}
        onResetFilters={reset}
        toolbar={
          <>
            <SearchField value={state.q} label={t('people.search')} onChange={(q) => setState({ q })} />
            <ExportButton path={`/api/tests/${test.id}/results.xlsx`} />
          </>
        }
        paging={{
          count: data?.testResults.count ?? 0,
          page: state.page,
          pageSize: PAGE,
          onPage: (page) => setState({ page }),
        }}
      />
      {granted ? <GrantDialog testId={test.id} {...granted} onClose={() => setGranted(null)} /> : null}
    </>
  );
}

interface GrantsProps {
  test: Pick<TestDetails, 'id' | 'abilities' | 'currentVersion'>;
  person: TestPersonResult;
  onOpen: (what: Grant['what']) => void;
}

/** More time for people who are taking a timed test; another attempt for people with counted attempts. */
function Grants({ test, person, onOpen }: GrantsProps) {
  const { t } = useTranslation('tests');
  const { attemptsLeft, assignment, openAttemptId } = person;
  const { limitMinutes = 0, closeOn = null } = test.currentVersion?.settings ?? {};
  const isTimed = openAttemptId !== null && (limitMinutes > 0 || closeOn !== null);
  return (
    <>
      {isTimed ? (
        <Button size="small" onClick={() => onOpen('minutes')}>
          {t('grant.minutes.open')}
        </Button>
      ) : null}
      {attemptsLeft !== null && isOpenStatus(assignment?.status) ? (
        <Button size="small" onClick={() => onOpen('attempts')}>
          {t('grant.attempts.open')}
        </Button>
      ) : null}
    </>
  );
}
