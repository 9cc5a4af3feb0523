import type { ButtonProps } from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '@src/api/download';
import { BusyButton } from '@src/components/form/BusyButton';
import { useNotify } from './useNotify';

interface DownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'href'> {
  /** Under /api. */
  path: string;
}

/** Fetches a file that the server makes, and says so while it does. */
export function DownloadButton({ path, children, ...rest }: DownloadButtonProps) {
  const { t } = useTranslation('common');
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    const { error } = await download(path);
    setIsBusy(false);
    if (error?.kind === 'expected') notify.failure(error);
    else if (error) notify.error(t('common:msg.err.network'));
  };
  return (
    <BusyButton
      startIcon={<Download />}
      variant="outlined"
      {...rest}
      isBusy={isBusy}
      onClick={() => void press()}
    >
      {children}
    </BusyButton>
  );
}
