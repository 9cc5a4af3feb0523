import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import type { AttemptMeta, TestDetails } from '../api';
import { useHundredths } from '../lib/useHundredths';
import { attemptColumns } from './attempt-columns';
import { AttemptPanel } from './AttemptPanel';

/** The user's own attempts. */
export function MyAttempts({ test }: { test: TestDetails }) {
  const { t } = useTranslation('tests');
  const shown = useHundredths();
  const [openId, setOpenId] = useState<number | null>(null);
  const columns: SimpleColumn<AttemptMeta>[] = [
    {
      key: 'number',
      title: t('column.attempt'),
      render: ({ id, number }) => (
        <Link component="button" noWrap onClick={() => setOpenId(id)}>
          {t('attempt.of', { number })}
        </Link>
      ),
    },
    ...attemptColumns<AttemptMeta>(t, shown),
  ];
  return (
    <>
      <SimpleTable
        label={t('execution.mine')}
        columns={columns}
        rows={test.myAttempts}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('execution.noneMine')} />}
      />
      {openId === null ? null : <AttemptPanel attemptId={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}
