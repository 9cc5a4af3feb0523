import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog';

interface RemindDialogProps {
  /** How many people would hear of it; null: whoever still owes it, as the server finds. */
  count: number | null;
  /** Some of them, by name. */
  names: readonly string[];
  /** What they are reminded of; empty: all that they owe. */
  documents: readonly string[];
  /** The kind of what is owed, for its own words; absent: of several kinds. */
  objectType?: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

const shown = 5;

/** Before many are reminded: who, how many, and what their email says. */
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
