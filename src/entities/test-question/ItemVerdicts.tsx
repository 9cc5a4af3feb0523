import Stack from '@mui/material/Stack';
import type { TestItemVerdict } from '@src/api/generated/types';
import { StatusChip } from '@src/components/data/StatusChip';
import { useTranslation } from 'react-i18next';

/** What the statistics of a question say about it, as chips. */
export function ItemVerdicts({ verdicts }: { verdicts: readonly TestItemVerdict[] }) {
  const { t } = useTranslation('tests');
  if (verdicts.length === 0) return t('analysis.fine');
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {verdicts.map((verdict) => (
        <StatusChip
          key={verdict}
          label={t(`analysis.${verdict}`)}
          colour={verdict === 'checkKey' ? 'red' : 'amber'}
        />
      ))}
    </Stack>
  );
}
