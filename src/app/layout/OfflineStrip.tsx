import Box from '@mui/material/Box';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEdgeVariable } from '@src/components/layout/useEdgeVariable';
import { useAppSelector } from '@src/store/hooks';
import { OFFLINE_HEIGHT } from '@src/theme/tokens';

/** Milliseconds of disconnection before the strip is shown; shorter ones are not worth showing. */
const reconnectGraceMs = 2500;
const heightOf = ({ offsetHeight }: HTMLElement): string => `${offsetHeight}px`;

/** A thin strip at the top of the window while the connection is lost, wherever the page is scrolled to. */
export function OfflineStrip() {
  const { t } = useTranslation('common');
  const isConnected = useAppSelector((state) => state.app.isConnected);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(!isConnected), isConnected ? 0 : reconnectGraceMs);
    return () => clearTimeout(timer);
  }, [isConnected]);
  const ref = useEdgeVariable(OFFLINE_HEIGHT, heightOf);
  return (
    <Box
      ref={ref}
      role="status"
      sx={{ position: 'sticky', top: 0, zIndex: ({ zIndex }) => zIndex.appBar + 1 }}
    >
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
