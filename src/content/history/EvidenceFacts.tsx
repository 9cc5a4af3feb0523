import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { EvidenceRecord, Signer } from '@src/api/content-history';
import { formatDate } from '@src/lib/dates';
import { useContentText } from '../words';
import { useDoubtText } from './useDoubtText';

interface FactProps {
  term: string;
  isCode?: boolean;
  children: ReactNode;
}

/** One fact about a record with its name. */
export function Fact({ term, isCode = false, children }: FactProps) {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '190px 1fr' }, gap: { xs: 0.25, sm: 2 } }}
    >
      <Typography component="dt" color="textSecondary">
        {term}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          minWidth: 0,
          overflowWrap: 'anywhere',
          ...(isCode ? { fontFamily: 'ui-monospace, monospace', fontSize: 12.5 } : {}),
        }}
      >
        {children}
      </Typography>
    </Box>
  );
}

/** When the password was set, and who created the account: whoever did could act as the signer. */
function AccountFacts({ signer: { passwordSetAt, account } }: { signer: NonNullable<Signer> }) {
  const { t } = useContentText();
  return (
    <>
      {passwordSetAt ? (
        <Fact term={t('evidence.password')}>{formatDate(passwordSetAt, 'dateTime')}</Fact>
      ) : null}
      {account ? (
        <Fact term={t('evidence.account')}>
          {t('evidence.accountBy', {
            name: account.createdByName ?? t('evidence.nobody'),
            date: formatDate(account.createdAt, 'dateTime'),
          })}
        </Fact>
      ) : null}
    </>
  );
}

/** How the signer's session began, who last changed their sign-in credentials, and who created the account. */
export function SignerFacts({ signer }: { signer: Signer }) {
  const { t } = useContentText();
  const doubt = useDoubtText()(signer);
  if (!signer) return null;
  const { startedBy, startedAt, isTwoFactor, change } = signer;
  const confirmation = ({ isConfirmed, confirmedByName: name }: NonNullable<typeof change>) => {
    if (!isConfirmed) return t('evidence.unconfirmed');
    return name === null ? t('evidence.confirmed') : t('evidence.confirmedBy', { name });
  };
  const session = {
    start: t(`evidence.start.${startedBy ?? 'unknown'}`),
    date: formatDate(startedAt, 'dateTime') || '–',
  };
  return (
    <>
      {doubt === null ? null : (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {doubt}
        </Alert>
      )}
      <Fact term={t('evidence.session')}>
        {t(isTwoFactor ? 'evidence.twoFactor' : 'evidence.sessionOf', session)}
      </Fact>
      {change ? (
        <Fact term={t('evidence.change')}>
          {t(`evidence.changed.${change.kind}`, {
            name: change.changedByName ?? t('evidence.nobody'),
            date: formatDate(change.changedAt, 'dateTime'),
          })}
          {` (${confirmation(change)})`}
        </Fact>
      ) : null}
      <AccountFacts signer={signer} />
    </>
  );
}

/** The hashes that prove a record. */
export function HashFacts({
  docSha256,
  hash,
  prevHash,
}: Pick<EvidenceRecord, 'docSha256' | 'hash' | 'prevHash'>) {
  const { t } = useContentText();
  return (
    <>
      {docSha256 === null ? null : (
        <Fact term={t('evidence.document')} isCode>
          {docSha256}
        </Fact>
      )}
      <Fact term={t('evidence.hash')} isCode>
        {hash}
      </Fact>
      <Fact term={t('evidence.prevHash')} isCode>
        {prevHash || t('evidence.firstOfChain')}
      </Fact>
    </>
  );
}
