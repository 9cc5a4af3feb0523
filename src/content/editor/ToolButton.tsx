import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { LucideIcon } from 'lucide-react';

interface ToolButtonProps {
  label: string;
  shortcut?: string | undefined;
  icon: LucideIcon;
  /** Undefined when the tool has no state. */
  isActive?: boolean | undefined;
  isDisabled?: boolean;
  onPress: () => void;
}

/** One tool of a toolbar. */
export function ToolButton({
  label,
  shortcut,
  icon: Icon,
  isActive,
  isDisabled = false,
  onPress,
}: ToolButtonProps) {
  return (
    <Tooltip title={shortcut ? `${label} (${shortcut})` : label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          aria-pressed={isActive}
          disabled={isDisabled}
          // The text keeps its selection when the tool is clicked.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onPress}
          sx={({ tokens }) =>
            isActive
              ? {
                  bgcolor: tokens.primarySoft,
                  color: tokens.primary,
                  '&:hover': { bgcolor: tokens.primarySoft },
                }
              : {}
          }
        >
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  );
}
