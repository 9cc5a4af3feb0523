import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HistoryRow } from '../api';

type Change = HistoryRow['changes'][number];

const shown = 3;
const longest = 60;

const short = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

function Value({ text, isOld = false }: { text: string; isOld?: boolean }) {
  return (
    <Box
      component={isOld ? 'del' : 'ins'}
      sx={{
        textDecoration: isOld ? 'line-through' : 'none',
        color: isOld ? 'text.secondary' : 'text.primary',
        overflowWrap: 'anywhere',
      }}
    >
      {short(text)}
    </Box>
  );
}

/** One field: «Должность: Кассир → Старший кассир». */
function Line({ name, before, after }: Change) {
  const { t } = useTranslation('history');
  return (
    <Typography variant="body2" component="div" sx={{ lineHeight: 1.5 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {name}:{' '}
      </Box>
      {before === null ? null : (
        <>
          <Value text={before} isOld />{' '}
          <Box component="span" aria-hidden sx={{ color: 'text.disabled', verticalAlign: '-2px' }}>
            <ArrowRight size={13} />
          </Box>{' '}
        </>
      )}
      {after === null ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('history:nothing')}
        </Box>
      ) : (
        <>
          <VisuallyHidden>{before === null ? '' : t('history:became')}</VisuallyHidden>
          <Value text={after} />
        </>
      )}
    </Typography>
  );
}

/** What was changed, in short: the rest stands in the panel. */
export function Changes({ changes }: Pick<HistoryRow, 'changes'>) {
  const { t } = useTranslation('history');
  if (changes.length === 0) return <>—</>;
  const more = changes.length - shown;
  return (
    <Box sx={{ minWidth: 260 }}>
      {changes.slice(0, shown).map((change) => (
        <Line key={change.field} {...change} />
      ))}
      {more > 0 ? (
        <Typography variant="caption" color="textSecondary">
          {t('history:more', { count: more })}
        </Typography>
      ) : null}
    </Box>
  );
}
