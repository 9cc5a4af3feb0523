import type { ButtonProps } from '@mui/material/Button';
import { Download } from 'lucide-react';
import { BusyButton } from '@src/components/form/BusyButton';
import { useDownload } from './useDownload';

interface DownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'href'> {
  /** Includes the leading /api. */
  path: string;
}

/** A button that downloads a server-generated file and shows when it is busy. */
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
