import type { ButtonProps } from '@mui/material/Button';
import { Download } from 'lucide-react';
import { BusyButton } from '@src/components/form/BusyButton';
import { useDownload } from './useDownload';

interface DownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'href'> {
  /** With the /api that it begins with. */
  path: string;
}

/** Fetches a file that the server makes, and says so while it does. */
export function DownloadButton({ path, children, ...rest }: DownloadButtonProps) {
  const { save, isBusy } = useDownload();
  return (
    <BusyButton
      startIcon={<Download />}
      variant="outlined"
      {...rest}
      isBusy={isBusy}
      onClick={() => void save(path)}
    >
      {children}
    </BusyButton>
  );
}
