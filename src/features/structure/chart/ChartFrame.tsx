import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type HTMLAttributes, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cardId } from './ChartCard';

type Handlers = Pick<
  HTMLAttributes<HTMLDivElement>,
  'onKeyDown' | 'onContextMenu' | 'onFocus' | 'onBlur' | 'children'
>;

interface ChartFrameProps extends Handlers {
  frame: RefObject<HTMLDivElement | null>;
  label: string;
  /** Whether the hint explains how cards are moved. */
  canMove: boolean;
  /** The current card of the keyboard; null: it is not drawn. */
  currentId: number | null;
}

/** The frame in which the chart is drawn: its only tab stop, which announces the current card. */
export function ChartFrame({ frame, label, canMove, currentId, children, ...handlers }: ChartFrameProps) {
  const { t } = useTranslation('structure');
  const hintId = useId();
  return (
    <>
      <span id={hintId} hidden>
        {t('structure:chart.hint')} {canMove ? t('structure:chart.movesHint') : null}
      </span>
      <Box
        {...handlers}
        ref={frame}
        role="group"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        aria-activedescendant={currentId === null ? undefined : cardId(currentId)}
        // The browser would drag the picture instead of the person.
        onDragStart={(event) => event.preventDefault()}
        sx={look}
      >
        {children}
      </Box>
    </>
  );
}

const look: SxProps<Theme> = (theme) => ({
  flex: 1,
  minHeight: 0,
  bgcolor: theme.tokens.background,
  '&:focus-visible': { outline: `2px solid ${theme.tokens.primary}`, outlineOffset: -2 },
  '& .react-flow__node': { cursor: 'default' },
  // Scaled as a bitmap during movement, and rendered sharp again afterwards.
  '&[data-moving] .react-flow__viewport': { willChange: 'transform' },
});
