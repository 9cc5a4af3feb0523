import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog';

interface RemindDialogProps {
  /** What the server would do now; undefined until it has answered. */
  preview:
    | {
        /** How many people will be reminded. */
        count: number;
        /** The names of the first of them. */
        names: readonly string[];
        /** The documents they are reminded of. */
        objectNames: readonly string[];
      }
    | undefined;
  /** Why there is no preview. */
  error?: string | undefined;
  /** The kind of object, for specific texts; absent when there are several kinds. */
  objectType?: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

const shown = 5;

/** A confirmation before a bulk reminder: who, how many, and what the email says. */
export function RemindDialog(props: RemindDialogProps) {
  const { preview, error, objectType: context, onConfirm, onClose } = props;
  const { t } = useTranslation('reminders');
  const { count, names, objectNames } = preview ?? { count: null, names: [], objectNames: [] };
  const listed = (all: readonly string[], total: number) => {
    const first = all.slice(0, shown).join(', ');
    return total > shown
      ? t('reminders:more', { list: first, count: total - Math.min(shown, all.length) })
      : first;
  };
  const title = () => {
    if (count === null) return t('reminders:titleAll', { context });
    return count > 0 ? t('reminders:title', { count }) : t('reminders:titleNobody');
  };
  return (
    <ConfirmDialog
      isOpen
      title={title()}
      confirmLabel={t('reminders:send')}
      isBlocked={!count}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {error ? <p role="alert">{error}</p> : null}
      {preview || error ? null : <Skeleton variant="rounded" height={64} />}
      {count ? (
        <>
          <p>{t('reminders:who', { list: listed(names, count) })}</p>
          <p>{t('reminders:what', { list: listed(objectNames, objectNames.length) })}</p>
          <p>{t('reminders:email', { context })}</p>
        </>
      ) : null}
      <p>{t('reminders:rule', { context })}</p>
    </ConfirmDialog>
  );
}
