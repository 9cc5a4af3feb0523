import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@src/components/form/BusyButton';

interface MoreButtonProps {
  hasMore: boolean;
  isBusy: boolean;
  onMore: () => Promise<void>;
}

/** «Показать ещё», while there are more rows. */
export function MoreButton({ hasMore, isBusy, onMore }: MoreButtonProps) {
  const { t } = useTranslation('payment');
  if (!hasMore) return null;
  return (
    <Box>
      <BusyButton variant="outlined" isBusy={isBusy} onClick={() => void onMore()}>
        {t('payment:history.more')}
      </BusyButton>
    </Box>
  );
}
