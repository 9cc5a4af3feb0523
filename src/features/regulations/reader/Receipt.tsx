import { BadgeCheck, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@src/lib/dates';
import type { SignatureRow } from '../api';
import { DownloadButton } from '@src/store/DownloadButton';
import { files } from '../lib/paths';
import { ReceiptFact, ReceiptFrame } from './ReceiptFrame';
import { Hash } from './TitleBlock';

interface ReceiptProps {
  signature: SignatureRow;
  /** It was signed on this page just now. */
  isNew: boolean;
  /** The next task. */
  next: ReactNode;
}

/** What the user has signed (or refused): when, which version, under which hash. */
export function Receipt({ signature, isNew, next }: ReceiptProps) {
  const { t } = useTranslation('regulations');
  const isSigned = signature.action === 'signed';
  return (
    <ReceiptFrame
      label={t('receipt.region')}
      colour={isSigned ? 'green' : 'red'}
      icon={isSigned ? <BadgeCheck size={32} /> : <CircleSlash size={32} />}
      heading={t(isSigned ? 'receipt.signed' : 'receipt.refused')}
      isNew={isNew}
      facts={
        <>
          <ReceiptFact term={t('receipt.at')}>{formatDate(signature.createdAt, 'dateTime')}</ReceiptFact>
          <ReceiptFact term={t('receipt.version')}>{signature.versionLabel}</ReceiptFact>
          <ReceiptFact term={t('receipt.name')}>{signature.user.nameFull}</ReceiptFact>
          <ReceiptFact term={t('receipt.hash')}>
            <Hash value={signature.hash} />
          </ReceiptFact>
        </>
      }
      note={isSigned ? null : t('receipt.reason', { reason: signature.reason })}
      actions={
        isSigned ? (
          <DownloadButton path={files.certificate(signature.id)}>{t('receipt.certificate')}</DownloadButton>
        ) : (
          <DownloadButton path={files.refusal(signature.id)}>{t('receipt.act')}</DownloadButton>
        )
      }
      footer={isNew ? next : null}
    />
  );
}
