import Box from '@mui/material/Box';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import type { MatrixRow, NotificationLevel } from '../api';
import { chainOf, type OwnValues } from './matrix-form';

interface LevelChainProps {
  row: MatrixRow;
  own: OwnValues;
  level: NotificationLevel;
}

/** Where the effective value comes from: провайдер → организация → роль → я. */
export function LevelChain({ row, own, level }: LevelChainProps) {
  const { t } = useTranslation('notifications');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25 }}>
      {chainOf(row, own, level).map(({ level: each, decides }, index) => (
        <Fragment key={each}>
          {index > 0 ? <ChevronRight size={12} aria-hidden /> : null}
          <Box
            component="span"
            sx={(theme) => ({
              px: 0.75,
              borderRadius: 1,
              fontSize: 12,
              lineHeight: '18px',
              border: `1px solid ${decides ? 'transparent' : theme.tokens.border}`,
              bgcolor: decides ? theme.tokens.accentSoft : 'transparent',
              color: decides ? theme.tokens.accentText : theme.palette.text.secondary,
              fontWeight: decides ? 600 : 400,
            })}
          >
            {t(`notifications:level.${each}`)}
            {decides ? <VisuallyHidden>{t('notifications:level.decides')}</VisuallyHidden> : null}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
