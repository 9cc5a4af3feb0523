import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ShareBar } from '@src/components/data/ShareBar';
import type { Progress } from '../types';
import { useContentText } from '../words';

interface SignedBarProps {
  statistic: Progress;
  name: string;
  onOpen: () => void;
}

/** How many of the assigned people have signed; a click shows them. */
export function SignedBar({ statistic, name, onOpen }: SignedBarProps) {
  const { t } = useContentText();
  const total = statistic.signed + statistic.notSigned;
  if (total === 0) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('editor.notAssigned')}
      </Box>
    );
  }
  return (
    <ButtonBase
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
      aria-label={t('editor.signedOf', { name, signed: statistic.signed, total })}
      sx={{
        display: 'flex',
        width: '100%',
        gap: 1,
        alignItems: 'center',
        borderRadius: 0.75,
        p: 0.5,
        mx: -0.5,
      }}
    >
      <ShareBar done={statistic.signed} late={statistic.overdue} of={total} />
      <Box component="span" sx={{ fontWeight: 540, whiteSpace: 'nowrap' }}>
        {statistic.signed}/{total}
      </Box>
    </ButtonBase>
  );
}
