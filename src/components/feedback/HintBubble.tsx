import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { useTheme } from '@mui/material/styles';
import { tooltipLook } from '@src/theme/overrides/surfaces';

interface HintBubbleProps {
  anchor: HTMLElement;
  title: string;
  placement: 'bottom' | 'right';
}

/** The content of `Hint`, styled like the theme's tooltips. */
export function HintBubble({ anchor, title, placement }: HintBubbleProps) {
  const { zIndex } = useTheme();
  return (
    <Popper
      open
      anchorEl={anchor}
      placement={placement}
      role="tooltip"
      style={{ zIndex: zIndex.tooltip, pointerEvents: 'none' }}
      modifiers={[{ name: 'offset', options: { offset: [0, 8] } }]}
    >
      <Box sx={tooltipLook}>{title}</Box>
    </Popper>
  );
}
