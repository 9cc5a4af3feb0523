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
  /** An email linked to this row. */
  isAimed: boolean;
  /** Rendered at the end of the row. */
  action?: ReactNode;
}

/** The container width at which the matrix is a table; below it each row is a card. */
export const asTable = '@container (min-width: 760px)';

/** Returns the columns of the table. Additional recipients are set only for the organization, so only it has that column. */
export function columns(count: number, level: NotificationLevel): string {
  const extra = level === 'organization' ? '248px ' : '';
  return `minmax(0, 1fr) repeat(${count}, 108px) 156px ${extra}32px`;
}

/** In the table, items are in source order. */
const inOrder = { gridColumn: 'auto', gridRow: 'auto' } as const;

/** A label for the card layout; in the table the column has a heading instead. */
const inCards = { [asTable]: { display: 'none' }, fontSize: 13, color: 'text.secondary' } as const;

/** One notification type. */
export function MatrixLine({ row, channels, level, isDisabled, isAimed, action }: MatrixLineProps) {
  const { t } = useTranslation('notifications');
  const { own } = useMatrixRow();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAimed) line.current?.scrollIntoView({ block: 'center' });
  }, [isAimed]);
  const hasExtra = level === 'organization';
  const extra = (
    <>
      <CopiesField row={row} level={level} isDisabled={isDisabled} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <CalendarFields row={row} isDisabled={isDisabled} />
      </Box>
    </>
  );
  return (
    <Box
      ref={line}
      role="group"
      aria-label={row.name}
      aria-current={isAimed ? 'true' : undefined}
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 36px',
        columnGap: 1,
        rowGap: 0.75,
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        [asTable]: { gridTemplateColumns: columns(channels.length, level), px: 1, py: 0.5, minHeight: 52 },
        ...(isAimed ? { bgcolor: theme.tokens.accentSoft, borderRadius: 1 } : {}),
      })}
    >
      <Box sx={{ minWidth: 0, gridColumn: 1, gridRow: 1, [asTable]: inOrder }}>
        <Typography sx={{ fontWeight: 560 }}>{row.name}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {t(`notifications:audience.${row.audience}`)}
          </Typography>
          <LevelChain row={row} own={own} level={level} />
        </Box>
        {hasExtra ? null : extra}
      </Box>
      <Channels {...{ row, channels, isDisabled }} />
      <Box
        sx={{
          gridColumn: '1 / -1',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          [asTable]: { gridColumn: 'auto', display: 'block' },
        }}
      >
        <Box component="span" aria-hidden sx={[inCards, { flex: 1 }]}>
          {t('notifications:matrix.timing')}
        </Box>
        <TimingField row={row} isDisabled={isDisabled} />
      </Box>
      {hasExtra ? (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0, [asTable]: { gridColumn: 'auto' } }}>{extra}</Box>
      ) : null}
      <Box
        sx={{
          gridColumn: 2,
          gridRow: 1,
          alignSelf: 'start',
          [asTable]: { ...inOrder, alignSelf: 'center' },
        }}
      >
        {action}
      </Box>
    </Box>
  );
}

/** The switches of the channels, in the table one in each column. */
function Channels({ row, channels, isDisabled }: Pick<MatrixLineProps, 'row' | 'channels' | 'isDisabled'>) {
  const { t } = useTranslation('notifications');
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        gridTemplateColumns: `repeat(${channels.length}, minmax(0, 1fr))`,
        [asTable]: { display: 'contents' },
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
            [asTable]: { justifyContent: 'center', pl: '28px' },
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
  );
}
