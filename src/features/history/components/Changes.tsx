import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChangeLine } from '@src/components/data/ChangeLine';
import { useTranslation } from 'react-i18next';
import type { HistoryRow } from '../api';

const shown = 3;

/** A short version of the changes; the panel shows the rest. */
export function Changes({ changes }: Pick<HistoryRow, 'changes'>) {
  const { t } = useTranslation('history');
  if (changes.length === 0) return <>—</>;
  const more = changes.length - shown;
  return (
    <Box sx={{ minWidth: 260 }}>
      {changes.slice(0, shown).map((change) => (
        <ChangeLine key={change.field} {...change} />
      ))}
      {more > 0 ? (
        <Typography variant="caption" color="textSecondary">
          {t('history:more', { count: more })}
        </Typography>
      ) : null}
    </Box>
  );
}
