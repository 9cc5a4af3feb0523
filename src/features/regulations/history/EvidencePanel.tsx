import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '@src/components/layout/SidePanel';
import { formatDate } from '@src/lib/dates';
import { DownloadButton } from '@src/store/DownloadButton';
import { deviceName } from '../lib/device';
import { files } from '../lib/paths';
import { Fact, HashFacts, SignerFacts } from '@src/content/history/EvidenceFacts';
import type { SignaturePanelProps } from '@src/content/history/ObjectHistory';
import { clock } from '@domain/clock';

/** All details of one signature or refusal. */
export function EvidencePanel({ signature, onClose }: SignaturePanelProps) {
  const { t } = useTranslation(['regulations', 'content']);
  const isRefusal = signature.action === 'refused';
  return (
    <SidePanel
      title={t(isRefusal ? 'evidence.refusal' : 'evidence.signature')}
      subtitle={signature.user.nameFull}
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
        <Fact term={t('content:evidence.name')}>{signature.confirmedName}</Fact>
        <Fact term={t('content:evidence.at')}>{formatDate(signature.createdAt, 'dateTime')}</Fact>
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
              // Attempts are identified by their index.
              <Box key={index}>{t('evidence.attempt', { number: index + 1, answer: chosen.join('; ') })}</Box>
            ))}
          </Fact>
        ))}
        <SignerFacts signer={signature.signer} />
        <Fact term={t('evidence.ip')}>{signature.ip || '–'}</Fact>
        <Fact term={t('evidence.device')}>{deviceName(signature.userAgent ?? '') || '–'}</Fact>
        <HashFacts {...signature} />
      </Box>
    </SidePanel>
  );
}
