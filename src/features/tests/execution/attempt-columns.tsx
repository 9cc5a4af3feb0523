import type { TFunction } from 'i18next';
import type { SimpleColumn } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import type { AttemptMeta } from '../api';
import { AttemptChip } from './AttemptChip';

/** Returns the columns of attempts, for any user. */
export function attemptColumns<Row extends AttemptMeta>(
  t: TFunction,
  shown: (value: number | null) => string,
): SimpleColumn<Row>[] {
  return [
    { key: 'status', title: t('tests:column.status'), render: (row) => <AttemptChip attempt={row} /> },
    {
      key: 'percent',
      title: t('tests:column.percent'),
      align: 'right',
      render: ({ percent }) => (percent === null ? '–' : `${shown(percent)} %`),
    },
    {
      key: 'answered',
      title: t('tests:column.answered'),
      align: 'right',
      render: ({ answeredCount, questionCount }) => `${answeredCount}/${questionCount}`,
    },
    {
      key: 'startedAt',
      title: t('tests:column.startedAt'),
      render: ({ startedAt }) => formatDate(startedAt, 'dateTime'),
    },
    {
      key: 'finishedAt',
      title: t('tests:column.finishedAt'),
      render: ({ finishedAt }) => (finishedAt ? formatDate(finishedAt, 'dateTime') : '–'),
    },
  ];
}
