import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@src/components/form/BusyButton';
import { useDownload } from '@src/store/useDownload';

interface QuestionsDownloadProps {
  testId: number;
  /** Saves pending changes. */
  onFlush: () => Promise<boolean>;
}

/** Downloads the current questions as a table. */
export function QuestionsDownload({ testId, onFlush }: QuestionsDownloadProps) {
  const { t } = useTranslation('tests');
  const { save, isBusy } = useDownload();
  const [isSending, setIsSending] = useState(false);
  const take = async () => {
    setIsSending(true);
    // A failed save is shown above the page; a file without the unsaved changes would be outdated.
    if (await onFlush()) await save(`/api/tests/${testId}/questions.xlsx`);
    setIsSending(false);
  };
  return (
    <BusyButton startIcon={<Download />} isBusy={isBusy || isSending} onClick={() => void take()}>
      {t('import.download')}
    </BusyButton>
  );
}
