import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '@src/store/CopyButton';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import type { RefLink } from '../../api';
import { refAddress } from '../../lib/ref-address';

/** «Поделиться»: the link's URL to copy or send, or as a QR code to print. */
export function ShareLinkDialog({ link, onClose }: { link: RefLink; onClose: () => void }) {
  const { t } = useTranslation('payment');
  const address = refAddress(link);
  return (
    <ContentDialog
      title={t('payment:refs.share.title', { name: link.name })}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button
            component="a"
            color="inherit"
            href={`mailto:?subject=${encodeURIComponent(t('payment:refs.share.subject'))}&body=${encodeURIComponent(address)}`}
          >
            {t('payment:refs.share.email')}
          </Button>
          <CopyButton text={address}>{t('payment:refs.share.copy')}</CopyButton>
          <Button variant="contained" onClick={onClose}>
            {t('common:action.close')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography color="textSecondary">{t('payment:refs.share.text')}</Typography>
        <Typography
          data-testid="ref-address"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {address}
        </Typography>
        <Box sx={{ alignSelf: 'center', p: 1.5, borderRadius: 1.5, bgcolor: '#FFFFFF', lineHeight: 0 }}>
          {/* Black on white in both themes, as cameras expect. */}
          <QRCodeSVG value={address} size={184} role="img" title={t('payment:refs.share.picture')} />
        </Box>
      </Stack>
    </ContentDialog>
  );
}
