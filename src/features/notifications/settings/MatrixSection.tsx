import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFormikContext } from 'formik';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel, MatrixRow } from '../api';
import { countOn, type MatrixValues } from './matrix-form';

interface MatrixSectionProps {
  section: string;
  rows: readonly MatrixRow[];
  channels: readonly Channel[];
  /** Whether its rows are in sight from the start where the window is narrow. */
  isOpen: boolean;
  children: ReactNode;
}

/** The rows of one subject. Where the window is narrow they wait behind their heading, which says how many are on. */
export function MatrixSection({ section, rows, channels, isOpen, children }: MatrixSectionProps) {
  const { t } = useTranslation('notifications');
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true });
  const [isShown, setIsShown] = useState(isOpen);
  const { values } = useFormikContext<MatrixValues>();
  const heading = `section-${section}`;
  const list = `section-${section}-rows`;
  const name = t(`notifications:section.${section}`);
  const summary = t('notifications:matrix.on', {
    on: countOn(rows, channels, values),
    all: rows.length,
  });
  return (
    <Box component="section" aria-labelledby={heading}>
      <Box
        component="h3"
        id={heading}
        sx={{ m: 0, px: { xs: 0, lg: 1 }, pt: { lg: 1.5 }, pb: { lg: 0.5 }, fontSize: 16, fontWeight: 640 }}
      >
        {isNarrow ? (
          <ButtonBase
            aria-expanded={isShown}
            aria-controls={list}
            onClick={() => setIsShown(!isShown)}
            sx={{
              width: '100%',
              minHeight: 48,
              gap: 1,
              borderRadius: 1,
              font: 'inherit',
              textAlign: 'left',
              '& svg': { transform: isShown ? 'rotate(180deg)' : 'none' },
            }}
          >
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {name}
            </Box>
            <Box component="span" sx={{ fontSize: 13, fontWeight: 400, color: 'text.secondary' }}>
              {summary}
            </Box>
            <ChevronDown size={18} aria-hidden />
          </ButtonBase>
        ) : (
          name
        )}
      </Box>
      {/* Hidden, not taken away: what was typed in a row stays typed. */}
      <div id={list} hidden={isNarrow && !isShown}>
        {children}
      </div>
    </Box>
  );
}
