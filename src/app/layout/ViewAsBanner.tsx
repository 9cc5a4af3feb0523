import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BusyButton } from '@src/components/form/BusyButton';
import { useViewAsEndMutation } from '@src/features/roles/api';
import { useAppSelector } from '@src/store/hooks';
import { useCall } from '@src/store/useCall';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** All of the page anew: nothing that was loaded as another may stay. */
function reload(): void {
  window.location.reload();
}

/** While the cabinet is looked at as a role has it: as which one, and the way out. */
export function ViewAsBanner() {
  const { t } = useTranslation('navigation');
  const viewAs = useAppSelector((state) => state.app.viewAs);
  const [end, { isLoading }] = useViewAsEndMutation();
  const call = useCall();
  const until = viewAs?.until;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(reload, Math.max(0, new Date(until).getTime() - Date.now()) + 1000);
    return () => clearTimeout(timer);
  }, [until]);
  if (!viewAs) return null;
  return (
    <Box
      role="status"
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'center',
        px: 2,
        py: 1,
        position: 'fixed',
        bottom: 16,
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'max-content',
        maxWidth: 'calc(100% - 32px)',
        borderRadius: 2,
        boxShadow: theme.shadows[6],
        zIndex: theme.zIndex.modal + 1,
        color: theme.tokens.accentText,
        bgcolor: theme.tokens.accentSoft,
        border: `1px solid ${theme.tokens.border}`,
      })}
    >
      <Eye size={18} aria-hidden />
      <Typography sx={{ fontWeight: 560 }}>{t('navigation:viewAs.text', { name: viewAs.name })}</Typography>
      <BusyButton
        size="small"
        variant="outlined"
        color="inherit"
        isBusy={isLoading}
        onClick={() => void call(end({})).then(reload, () => undefined)}
      >
        {t('navigation:viewAs.leave')}
      </BusyButton>
    </Box>
  );
}
