import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useFormikContext } from 'formik';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel, MatrixRow } from '../api';
import { countOn, type MatrixValues } from './matrix-form';
import { asTable } from './MatrixLine';

interface MatrixSectionProps {
  section: string;
  rows: readonly MatrixRow[];
  channels: readonly Channel[];
  /** Whether its rows are initially expanded. */
  isOpen: boolean;
  children: ReactNode;
}

/** The rows of one topic under a heading that shows how many of them are on. */
export function MatrixSection({ section, rows, channels, isOpen, children }: MatrixSectionProps) {
  const { t } = useTranslation('notifications');
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
        sx={{ m: 0, borderTop: 1, borderColor: 'divider', fontSize: 15, fontWeight: 620 }}
      >
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
            [asTable]: { minHeight: 44, px: 1 },
            '&:focus-visible': { outlineOffset: -2 },
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
      </Box>
      {/* Hidden instead of unmounted, so that typed values are kept. */}
      <div id={list} hidden={!isShown}>
        {children}
      </div>
    </Box>
  );
}
