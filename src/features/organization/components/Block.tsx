import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Eye, EyeOff, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AboutBlock } from '../api';

interface BlockProps {
  block: AboutBlock;
  isHidden: boolean;
  /** Only in edit mode for users with the right: shows the block to everybody or hides it. */
  onToggle?: () => void;
  /** Opens the editor, for blocks that are edited manually. */
  onEdit?: () => void;
  children: ReactNode;
}

/** A block of the page; in edit mode with edit and visibility buttons. */
export function Block({ block, isHidden, onToggle, onEdit, children }: BlockProps) {
  const { t } = useTranslation('organization');
  if (!onToggle) return isHidden ? null : children;
  const name = t(`organization:block.${block}`);
  const shown = children ? name : t('organization:edit.empty', { name });
  const eye = t(isHidden ? 'organization:edit.show' : 'organization:edit.hide', { name });
  return (
    <Box role="group" aria-label={name}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 0.5 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {isHidden ? t('organization:edit.hidden', { name }) : shown}
        </Typography>
        {onEdit ? (
          <Tooltip title={t('organization:edit.change', { name })}>
            <IconButton size="small" aria-label={t('organization:edit.change', { name })} onClick={onEdit}>
              <Pencil />
            </IconButton>
          </Tooltip>
        ) : null}
        <Tooltip title={eye}>
          <IconButton size="small" aria-label={eye} onClick={onToggle}>
            {isHidden ? <EyeOff /> : <Eye />}
          </IconButton>
        </Tooltip>
      </Box>
      {isHidden ? null : children}
    </Box>
  );
}
