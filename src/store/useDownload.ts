import { useCallback, useState } from 'react';
import { download } from '@src/api/download';
import { logError } from '@src/lib/log';
import { rejectionAlert } from './failure-alert';
import { useAppDispatch } from './hooks';

/** Downloads a server-generated file; reports progress and errors. */
export function useDownload() {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const save = useCallback(
    async (path: string): Promise<void> => {
      setIsBusy(true);
      const { error } = await download(path);
      setIsBusy(false);
      if (!error) return;
      if (error.kind !== 'network') logError('a download failed', error);
      const alert = rejectionAlert(error);
      if (alert) dispatch(alert);
    },
    [dispatch],
  );
  return { save, isBusy };
}
