import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check, CircleAlert, CircleDot, Clock3, type LucideIcon, UserPlus } from 'lucide-react';
import type { StatusColour } from '@src/theme/tokens';
import { useTranslation } from 'react-i18next';
import type { CoverageCell } from '../api';
import { type CoverageState, coverageState, coverageStates } from './coverage-state';

const icons: Record<CoverageState, LucideIcon | null> = {
  overdue: Clock3,
  partial: CircleAlert,
  waiting: CircleDot,
  signed: Check,
  vacant: UserPlus,
  none: null,
};

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px',
  minWidth: 30,
  height: 26,
  padding: '0 7px',
  boxSizing: 'border-box',
  borderRadius: '8px',
  fontSize: 12.5,
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

/** Returns the styles of marks, defined once for the whole matrix, which has hundreds of them. */
export function markStyles({ tokens }: Theme) {
  const filled = ({ text, soft }: StatusColour) => ({ color: text, backgroundColor: soft });
  const { red, amber, blue, green } = tokens.status;
  return {
    '& .mark': { ...mark, color: tokens.textMuted },
    '& .mark-vacant': { border: `1px dashed ${tokens.borderStrong}` },
    '& .mark-overdue': filled(red),
    '& .mark-partial': filled(amber),
    '& .mark-waiting': filled(blue),
    '& .mark-signed': filled(green),
  };
}

interface CoverageMarkProps {
  state: CoverageState;
  text?: string;
}

function Mark({ state, text = '' }: CoverageMarkProps) {
  const Icon = icons[state];
  return (
    <span className={`mark mark-${state}`} aria-hidden>
      {Icon ? <Icon size={14} /> : '·'}
      {text}
    </span>
  );
}

/** One cell: how many of the assigned people have signed, by color, sign and number. */
export function CoverageMark({ cell }: { cell: CoverageCell | undefined }) {
  const state = coverageState(cell);
  const isCounted = cell !== undefined && state !== 'none' && state !== 'vacant';
  return <Mark state={state} text={isCounted ? `${cell.signedCount}/${cell.givenCount}` : ''} />;
}

/** The meaning of colors and signs. */
export function CoverageLegend() {
  const { t } = useTranslation('structure');
  return (
    <Box sx={markStyles}>
      <Stack
        direction="row"
        role="group"
        aria-label={t('structure:coverage.legend')}
        useFlexGap
        sx={{ gap: 1.5, rowGap: 0.5, flexWrap: 'wrap' }}
      >
        {coverageStates.map((state) => (
          <Stack key={state} direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
            <Mark state={state} />
            <Typography variant="body2" color="textSecondary">
              {t(`structure:coverage.state.${state}`)}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
