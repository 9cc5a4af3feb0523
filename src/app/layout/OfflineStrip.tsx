import Box from '@mui/material/Box';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@src/store/hooks';

/** Milliseconds of disconnection before the strip is shown; shorter ones are not worth showing. */
const reconnectGraceMs = 2500;

/** A thin strip at the top while the connection is lost. */
export function OfflineStrip() {
  const { t } = useTranslation('common');
  const isConnected = useAppSelector((state) => state.app.isConnected);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(!isConnected), isConnected ? 0 : reconnectGraceMs);
    return () => clearTimeout(timer);
  }, [isConnected]);
  return (
    <Box role="status">
      {isShown ? (
        <Box
          sx={(theme) => ({
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            justifyContent: 'center',
            px: 2,
            minHeight: 30,
            fontSize: 13,
            textAlign: 'center',
            bgcolor: theme.tokens.accentSoft,
            color: theme.tokens.accentText,
          })}
        >
          <WifiOff size={15} aria-hidden />
          {t('common:offline')}
        </Box>
      ) : null}
    </Box>
  );
}
