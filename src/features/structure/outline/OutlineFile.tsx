import { useNotify } from '@src/store/useNotify';
import { BusyButton } from '@src/components/form/BusyButton';
import { FileSpreadsheet } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStructureOutlineReadMutation } from '../api';

/** Converts a file to the list on the left, where it is checked and corrected before anything is created. */
export function OutlineFile({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation('structure');
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [read, { isLoading }] = useStructureOutlineReadMutation();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const answer = await read({ file });
    if (answer.error) notify.failure(answer.error);
    else onRead(answer.data.structureOutlineRead);
  };
  return (
    <>
      <BusyButton
        size="small"
        startIcon={<FileSpreadsheet />}
        isBusy={isLoading}
        onClick={() => input.current?.click()}
      >
        {t('structure:outline.file')}
      </BusyButton>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('structure:outline.file')}
        accept=".xlsx,.xls,.csv"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}
