import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog';

interface RemindDialogProps {
  /** How many people will be reminded; null when the server determines who has not completed it. */
  count: number | null;
  /** The names of some of them. */
  names: readonly string[];
  /** The documents they are reminded of; empty for all that they have not completed. */
  documents: readonly string[];
  /** The kind of object, for specific texts; absent when there are several kinds. */
  objectType?: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

const shown = 5;

/** A confirmation before a bulk reminder: who, how many, and what the email says. */
export function RemindDialog(props: RemindDialogProps) {
  const { count, names, documents, objectType: context, onConfirm, onClose } = props;
  const { t } = useTranslation('reminders');
  const listed = (all: readonly string[], total: number) => {
    const first = all.slice(0, shown).join(', ');
    return total > shown
      ? t('reminders:more', { list: first, count: total - Math.min(shown, all.length) })
      : first;
  };
  return (
    <ConfirmDialog
      isOpen
      title={count === null ? t('reminders:titleAll', { context }) : t('reminders:title', { count })}
      confirmLabel={t('reminders:send')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {names.length > 0 ? <p>{t('reminders:who', { list: listed(names, count ?? names.length) })}</p> : null}
      {documents.length > 0 ? (
        <p>{t('reminders:what', { list: listed(documents, documents.length) })}</p>
      ) : null}
      <p>{t('reminders:email', { context })}</p>
      <p>{t('reminders:rule')}</p>
    </ConfirmDialog>
  );
}
