import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { CopyButton } from '@src/store/CopyButton';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, type To, useHref } from 'react-router-dom';

interface ViewLineProps {
  name: string;
  tab: string;
  to: To;
  /** It is the view that the page shows. */
  isShown: boolean;
  onOpen: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** A saved view with a link that can be shared. */
export function ViewLine({ name, tab, to, isShown, onOpen, onRename, onDelete }: ViewLineProps) {
  const { t } = useTranslation('statistics');
  const address = new URL(useHref(to), window.location.href).href;
  const buttons = [
    { key: 'rename', icon: Pencil, onClick: onRename },
    { key: 'delete', icon: Trash2, onClick: onDelete },
  ] as const;
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link
            component={RouterLink}
            to={to}
            onClick={onOpen}
            color="textPrimary"
            aria-current={isShown ? 'page' : undefined}
            sx={{ overflowWrap: 'anywhere', ...(isShown ? { fontWeight: 650 } : {}) }}
          >
            {name}
          </Link>
          <Typography variant="caption" color="textSecondary" component="div">
            {isShown ? t('statistics:views.shown', { tab }) : tab}
          </Typography>
        </Box>
        <CopyButton
          text={address}
          variant="text"
          size="small"
          aria-label={t('statistics:views.copyOf', { name })}
        >
          {t('statistics:views.copy')}
        </CopyButton>
        {buttons.map(({ key, icon: Icon, onClick }) => (
          <Tooltip key={key} title={t(`statistics:views.${key}`)}>
            <IconButton size="small" aria-label={t(`statistics:views.${key}Of`, { name })} onClick={onClick}>
              <Icon size={18} />
            </IconButton>
          </Tooltip>
        ))}
      </Stack>
    </Box>
  );
}
