import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '@src/components/feedback/Hint';
import { useDownload } from '@src/store/useDownload';
import type { Award } from '../api';
import { AwardChip } from '../lists/AwardChip';
import { certificatePath } from './certificate-path';

interface HeldAwardProps {
  award: Award;
  person: string;
  /** Another action on the certificate. */
  action?: ReactNode;
}

/** Somebody's certificate with its state and its file. */
export function HeldAward({ award, person, action }: HeldAwardProps) {
  const { t } = useTranslation('qualifications');
  const { save, isBusy } = useDownload();
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <AwardChip award={award} />
      <Hint title={t('award.downloadOf', { name: person })}>
        <IconButton
          size="small"
          aria-label={t('award.downloadOf', { name: person })}
          disabled={isBusy}
          onClick={() => void save(certificatePath(award.id))}
        >
          <Download size={16} />
        </IconButton>
      </Hint>
      {action}
    </Stack>
  );
}
