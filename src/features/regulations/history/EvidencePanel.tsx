import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '@src/components/layout/SidePanel';
import { formatDate } from '@src/lib/dates';
import type { SignatureRow } from '../api';
import { DownloadButton } from '@src/store/DownloadButton';
import { deviceName } from '../lib/device';
import { files } from '../lib/paths';
import { clock } from '@src/content/lib/clock';
import { useDoubtText } from './useDoubtText';

interface EvidencePanelProps {
  signature: SignatureRow;
  onClose: () => void;
}

/** Everything that is known of one signature or refusal. */
export function EvidencePanel({ signature, onClose }: EvidencePanelProps) {
  const { t } = useTranslation(['regulations', 'content']);
  const isRefusal = signature.action === 'refused';
  return (
    <SidePanel
      title={t(isRefusal ? 'evidence.refusal' : 'evidence.signature')}
      subtitle={signature.confirmedName}
      onClose={onClose}
      actions={
        isRefusal ? (
          <DownloadButton path={files.refusal(signature.id)}>{t('receipt.act')}</DownloadButton>
        ) : (
          <DownloadButton path={files.certificate(signature.id)}>{t('receipt.certificate')}</DownloadButton>
        )
      }
    >
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.75 }}>
        <Fact term={t('evidence.at')}>{formatDate(signature.createdAt, 'dateTime')}</Fact>
        <Fact term={t('evidence.version')}>{signature.versionLabel}</Fact>
        {isRefusal ? <Fact term={t('evidence.reason')}>{signature.reason}</Fact> : null}
        <Fact term={t('evidence.scope')}>
          {signature.scope === 'delta'
            ? t('evidence.delta', { count: signature.clauseIds.length })
            : t('evidence.full')}
        </Fact>
        <Fact term={t('evidence.method')}>{t(`method.${signature.method}`)}</Fact>
        <Fact term={t('evidence.opened')}>{formatDate(signature.openedAt, 'dateTime') || '–'}</Fact>
        {isRefusal ? null : (
          <Fact term={t('evidence.reading')}>
            {t('evidence.readingOf', { time: clock(signature.readingSec), pct: signature.scrollPct })}
          </Fact>
        )}
        {signature.variables.map(({ variable, value }) => (
          <Fact key={variable} term={t('evidence.variable', { name: t(`content:variable.${variable}`) })}>
            {value || '–'}
          </Fact>
        ))}
        {signature.answers.map(({ question, attempts }) => (
          <Fact key={question} term={t('evidence.answer')}>
            <Box sx={{ fontWeight: 540 }}>{question}</Box>
            {attempts.map((chosen, index) => (
              // Attempts have no name but their place.
              <Box key={index}>{t('evidence.attempt', { number: index + 1, answer: chosen.join('; ') })}</Box>
            ))}
          </Fact>
        ))}
        <SignerFacts signer={signature.signer} />
        <Fact term={t('evidence.ip')}>{signature.ip || '–'}</Fact>
        <Fact term={t('evidence.device')}>{deviceName(signature.userAgent ?? '') || '–'}</Fact>
        <Fact term={t('evidence.document')} isCode>
          {signature.docSha256}
        </Fact>
        <Fact term={t('evidence.hash')} isCode>
          {signature.hash}
        </Fact>
        <Fact term={t('evidence.prevHash')} isCode>
          {signature.prevHash || t('evidence.firstOfChain')}
        </Fact>
      </Box>
    </SidePanel>
  );
}

/** How the signer's session began, and who last changed what they sign in with. */
function SignerFacts({ signer }: Pick<SignatureRow, 'signer'>) {
  const { t } = useTranslation(['regulations', 'content']);
  const doubt = useDoubtText()(signer);
  if (!signer) return null;
  const { startedBy, startedAt, isTwoFactor, change } = signer;
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
          {` (${t(change.isConfirmed ? 'evidence.confirmed' : 'evidence.unconfirmed')})`}
        </Fact>
      ) : null}
    </>
  );
}

function Fact({ term, isCode = false, children }: { term: string; isCode?: boolean; children: ReactNode }) {
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
