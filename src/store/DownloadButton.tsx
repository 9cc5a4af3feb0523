import type { ButtonProps } from '@mui/material/Button';
import { Download } from 'lucide-react';
import { BusyButton } from '@src/components/form/BusyButton';
import { useAppSelector } from './hooks';
import { selectIsGuest } from './selectors/rights';
import { useDownload } from './useDownload';

interface DownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'href'> {
  /** Includes the leading /api. */
  path: string;
}

/** A button that downloads a server-generated file and shows when it is busy. A guest in a client's workspace may download nothing. */
export function DownloadButton({ path, children, ...rest }: DownloadButtonProps) {
  const { save, isBusy } = useDownload();
  const isGuest = useAppSelector(selectIsGuest);
  if (isGuest) return null;
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
