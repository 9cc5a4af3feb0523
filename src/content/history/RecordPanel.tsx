import Box from '@mui/material/Box';
import type { EvidenceRecord } from '@src/api/content-history';
import { SidePanel } from '@src/components/layout/SidePanel';
import { formatDate } from '@src/lib/dates';
import { useContentText } from '../words';
import { Fact, HashFacts, SignerFacts } from './EvidenceFacts';

interface RecordPanelProps {
  record: EvidenceRecord;
  /** Whom it concerns. */
  name: string;
  onClose: () => void;
}

/** The details of an evidence record. */
export function RecordPanel({ record, name, onClose }: RecordPanelProps) {
  const { t } = useContentText();
  return (
    <SidePanel title={t('evidence.record')} subtitle={name} onClose={onClose}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.75 }}>
        <Fact term={t('evidence.name')}>{record.confirmedName}</Fact>
        <Fact term={t('evidence.at')}>{formatDate(record.createdAt, 'dateTime')}</Fact>
        <SignerFacts signer={record.signer} />
        <HashFacts {...record} />
      </Box>
    </SidePanel>
  );
}
