import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import type { SimpleColumn } from '@src/components/table/SimpleTable';
import { ItemVerdicts } from '@src/entities/test-question/ItemVerdicts';
import type { ItemFigures } from '../api';

const PART = 10_000;
const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Returns the columns: a question, its figures, and their interpretation. */
export function useAnalysisColumns(): SimpleColumn<ItemFigures>[] {
  const { t, i18n } = useTranslation('tests');
  const part = (value: number | null) =>
    value === null ? '–' : (value / PART).toLocaleString(i18n.language, decimals);
  return [
    { key: 'text', title: t('column.question'), render: ({ text }) => text },
    {
      key: 'facility',
      title: t('analysis.facility'),
      align: 'right',
      render: ({ isVoided, facility }) => part(isVoided ? null : facility),
    },
    {
      key: 'discrimination',
      title: t('analysis.discrimination'),
      align: 'right',
      render: (row) => part(row.discrimination),
    },
    { key: 'verdict', title: t('analysis.verdict'), render: (row) => <Verdicts figures={row} /> },
  ];
}

function Verdicts({ figures: { isVoided, verdicts } }: { figures: ItemFigures }) {
  const { t } = useTranslation('tests');
  if (isVoided) return <StatusChip label={t('outcome.voided')} colour="grey" />;
  return <ItemVerdicts verdicts={verdicts} />;
}
