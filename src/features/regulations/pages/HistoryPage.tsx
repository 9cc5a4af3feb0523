import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ObjectHistory } from '@src/content/history/ObjectHistory';
import { DownloadButton } from '@src/store/DownloadButton';
import { EvidencePanel } from '../history/EvidencePanel';
import { files } from '../lib/paths';
import { RegulationFrame } from './RegulationFrame';

const kinds = [
  'version',
  'approval',
  'signature',
  'refusal',
  'reminder',
  'access',
  'change',
  'download',
] as const;

/** All events of a regulation, and their evidence. */
export function HistoryPage() {
  const { t } = useTranslation('regulations');
  return (
    <RegulationFrame
      purpose={t('history.purpose')}
      allows={({ canEdit, canReport }) => canEdit || canReport}
      action={(regulation) =>
        regulation.currentVersion ? (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <DownloadButton path={files.sheet(regulation.id)}>{t('receipt.sheet')}</DownloadButton>
            <DownloadButton path={files.sheetTable(regulation.id)}>{t('history.sheetTable')}</DownloadButton>
            <DownloadButton path={files.journal(regulation.id)}>{t('history.journal')}</DownloadButton>
          </Stack>
        ) : null
      }
    >
      {({ id }) => (
        <ObjectHistory
          id={id}
          kinds={kinds}
          words={{ method: (value) => t(`method.${value}`) }}
          SignaturePanel={EvidencePanel}
        />
      )}
    </RegulationFrame>
  );
}
