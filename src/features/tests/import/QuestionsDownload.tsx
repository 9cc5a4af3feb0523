import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@src/components/form/BusyButton';
import { useDownload } from '@src/store/useDownload';

interface QuestionsDownloadProps {
  testId: number;
  /** Sends what the server does not have yet. */
  onFlush: () => Promise<boolean>;
}

/** The questions as a table, as they are written now. */
export function QuestionsDownload({ testId, onFlush }: QuestionsDownloadProps) {
  const { t } = useTranslation('tests');
  const { save, isBusy } = useDownload();
  const [isSending, setIsSending] = useState(false);
  const take = async () => {
    setIsSending(true);
    // What could not be sent is said above the page; a file without it would be another test.
    if (await onFlush()) await save(`/api/tests/${testId}/questions.xlsx`);
    setIsSending(false);
  };
  return (
    <BusyButton startIcon={<Download />} isBusy={isBusy || isSending} onClick={() => void take()}>
      {t('import.download')}
    </BusyButton>
  );
}
