import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel, MatrixRow, NotificationLevel } from '../api';
import { CalendarFields } from './CalendarFields';
import { ChannelSwitch } from './ChannelSwitch';
import { CopiesField } from './CopiesField';
import { LevelChain } from './LevelChain';
import { TimingField } from './TimingField';
import { useMatrixRow } from './matrix-row';

export interface MatrixLineProps {
  row: MatrixRow;
  channels: readonly Channel[];
  level: NotificationLevel;
  isDisabled: boolean;
  /** A letter led here: this row is what it was about. */
  isAimed: boolean;
  /** At the end of the row. */
  action?: ReactNode;
}

/** The columns of a wide window; a narrow one stacks them as a card. */
export const columns = (count: number) => `minmax(0, 1fr) repeat(${count}, 152px) 160px 256px 36px`;

/** A name that a wide window gives to the whole column. */
const inCards = { display: { lg: 'none' }, fontSize: 13, color: 'text.secondary' } as const;

/** One thing that people are told of. */
export function MatrixLine({ row, channels, level, isDisabled, isAimed, action }: MatrixLineProps) {
  const { t } = useTranslation('notifications');
  const { own } = useMatrixRow();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAimed) line.current?.scrollIntoView({ block: 'center' });
  }, [isAimed]);
  return (
    <Box
      ref={line}
      role="group"
      aria-label={row.name}
      aria-current={isAimed ? 'true' : undefined}
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 36px', lg: columns(channels.length) },
        columnGap: 1,
        rowGap: 0.75,
        alignItems: 'center',
        px: { xs: 0, lg: 1 },
        py: { xs: 1.5, lg: 0.75 },
        borderTop: 1,
        borderColor: 'divider',
        ...(isAimed ? { bgcolor: theme.tokens.accentSoft, borderRadius: 1 } : {}),
      })}
    >
      <Box sx={{ minWidth: 0, gridColumn: 1, gridRow: { xs: 1, lg: 'auto' } }}>
        <Typography sx={{ fontWeight: 560 }}>{row.name}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {t(`notifications:audience.${row.audience}`)}
          </Typography>
          <LevelChain row={row} own={own} level={level} />
        </Box>
      </Box>
      <Box
        sx={{
          gridColumn: '1 / -1',
          display: { xs: 'grid', lg: 'contents' },
          gridTemplateColumns: `repeat(${channels.length}, minmax(0, 1fr))`,
        }}
      >
        {channels.map(({ channel }) => (
          <Box
            key={channel}
            sx={{
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              alignItems: { xs: 'flex-start', sm: 'center' },
              columnGap: 1,
              justifyContent: { lg: 'center' },
            }}
          >
            <Box component="span" aria-hidden sx={[inCards, { maxWidth: '100%' }]}>
              {t(`notifications:channel.${channel}`)}
            </Box>
            <Box component="span" sx={{ ml: { xs: '-6px', sm: 0 } }}>
              <ChannelSwitch row={row} channel={channel} isDisabled={isDisabled} />
            </Box>
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', lg: 'auto' },
          display: { xs: 'flex', lg: 'block' },
          alignItems: 'center',
          gap: 1,
        }}
      >
        <Box component="span" aria-hidden sx={[inCards, { flex: 1 }]}>
          {t('notifications:matrix.timing')}
        </Box>
        <TimingField row={row} isDisabled={isDisabled} />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' }, minWidth: 0 }}>
        <CopiesField row={row} level={level} isDisabled={isDisabled} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <CalendarFields row={row} isDisabled={isDisabled} />
        </Box>
      </Box>
      <Box
        sx={{
          gridColumn: { xs: 2, lg: 'auto' },
          gridRow: { xs: 1, lg: 'auto' },
          alignSelf: { xs: 'start', lg: 'center' },
        }}
      >
        {action}
      </Box>
    </Box>
  );
}
