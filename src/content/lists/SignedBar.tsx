import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Progress } from '../types';
import { useContentText } from '../words';

interface SignedBarProps {
  statistic: Progress;
  name: string;
  onOpen: () => void;
}

/** How many of those who owe it have signed; a click shows who. */
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
  const share = Math.round((100 * statistic.signed) / total);
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
      <Box
        aria-hidden
        sx={{
          flex: 1,
          minWidth: 48,
          height: 6,
          borderRadius: 1.5,
          overflow: 'hidden',
          bgcolor: (theme) => theme.tokens.border,
        }}
      >
        <Box
          sx={{
            width: `${share}%`,
            height: '100%',
            bgcolor: share === 100 ? 'success.main' : 'primary.main',
          }}
        />
      </Box>
      <Box component="span" sx={{ fontWeight: 540, whiteSpace: 'nowrap' }}>
        {statistic.signed}/{total}
      </Box>
    </ButtonBase>
  );
}
