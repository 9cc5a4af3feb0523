import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BadgeCheck, CircleSlash } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@src/lib/dates';
import type { SignatureRow } from '../api';
import { DownloadButton } from '@src/store/DownloadButton';
import { files } from '../lib/paths';
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The bar that had the focus was removed.
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <Box
      component="section"
      role="status"
      aria-label={t('receipt.region')}
      sx={({ tokens }) => ({
        mt: 3,
        p: { xs: 2, sm: 2.5 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        borderRadius: 1.5,
        border: `1px solid ${tokens.status[isSigned ? 'green' : 'red'].text}`,
        bgcolor: tokens.status[isSigned ? 'green' : 'red'].soft,
        '@media print': { display: 'none' },
      })}
    >
      <Box
        aria-hidden
        sx={({ tokens }) => ({ color: tokens.status[isSigned ? 'green' : 'red'].text, display: 'flex' })}
      >
        {isSigned ? <BadgeCheck size={32} /> : <CircleSlash size={32} />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography component="h2" variant="h3" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {t(isSigned ? 'receipt.signed' : 'receipt.refused')}
        </Typography>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mt: 0.5 }}>
          <Fact term={t('receipt.at')}>{formatDate(signature.createdAt, 'dateTime')}</Fact>
          <Fact term={t('receipt.version')}>{signature.versionLabel}</Fact>
          <Fact term={t('receipt.name')}>{signature.confirmedName}</Fact>
          <Fact term={t('receipt.hash')}>
            <Hash value={signature.hash} />
          </Fact>
        </Stack>
        {isSigned ? null : (
          <Typography sx={{ mt: 0.5 }}>{t('receipt.reason', { reason: signature.reason })}</Typography>
        )}
      </Box>
      {isSigned ? (
        <DownloadButton path={files.certificate(signature.id)}>{t('receipt.certificate')}</DownloadButton>
      ) : (
        <DownloadButton path={files.refusal(signature.id)}>{t('receipt.act')}</DownloadButton>
      )}
      {isNew ? <Box sx={{ flexBasis: '100%' }}>{next}</Box> : null}
    </Box>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Typography component="span" variant="body2">
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {term}{' '}
      </Box>
      {children}
    </Typography>
  );
}
