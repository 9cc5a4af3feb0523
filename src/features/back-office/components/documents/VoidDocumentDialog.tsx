import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
import { type ClientDocument, usePayDocumentVoidMutation } from '../../api';

interface VoidDocumentDialogProps {
  row: ClientDocument;
  onClose: () => void;
}

/** Voids a document; its number stays used, and the reason is added to it. */
export function VoidDocumentDialog({ row: { organizationId, document }, onClose }: VoidDocumentDialogProps) {
  const { t } = useTranslation(['office', 'payment']);
  const [voidDocument] = usePayDocumentVoidMutation();
  const { id, type, number } = document;
  return (
    <ConfirmTextDialog
      title={t('office:documents.voidTitle', { type: t(`payment:documents.${type}`), number })}
      label={t('office:documents.reason')}
      help={t('office:documents.reasonHelp')}
      maxLength={limits.payment.voidReason}
      confirmLabel={t('office:documents.void')}
      isDestructive
      isFocused
      onSend={(reason) => voidDocument({ organizationId, id, reason })}
      onClose={onClose}
    />
  );
}
