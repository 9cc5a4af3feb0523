import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ImportDialog } from './ImportDialog';
import { useBankImport } from './useBankImport';

const nothing: ReadonlySet<string> = new Set();

/** The import of questions into the bank, which requests the existing questions from the server. */
export function BankImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tests');
  const { sent, put } = useBankImport(onClose);
  return (
    <ImportDialog
      isBank
      title={t('import.titleBank')}
      texts={nothing}
      room={limits.testBankQuestions}
      sent={sent}
      onAdd={(questions) => void put(questions)}
      onClose={onClose}
    />
  );
}
