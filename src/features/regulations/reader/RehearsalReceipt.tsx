import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@src/lib/dates';
import { DownloadButton } from '@src/store/DownloadButton';
import { useAppSelector } from '@src/store/hooks';
import { selectUser } from '@src/store/selectors/roles';
import type { RegulationDetails, VersionText } from '../api';
import { files } from '../lib/paths';
import { ReceiptFact, ReceiptFrame } from './ReceiptFrame';
import type { Rehearsal } from './use-rehearsal';

interface RehearsalReceiptProps {
  regulation: RegulationDetails;
  version: Pick<VersionText, 'label'>;
  rehearsal: Rehearsal;
}

/** The end of a rehearsal: what the employee would get here, and that nothing was signed or recorded. */
export function RehearsalReceipt({ regulation, version, rehearsal }: RehearsalReceiptProps) {
  const { t } = useTranslation('regulations');
  const user = useAppSelector(selectUser);
  const { doneAt, viewedName, again, stop } = rehearsal;
  return (
    <ReceiptFrame
      label={t('rehearsal.region')}
      colour="blue"
      icon={<FlaskConical size={32} />}
      heading={t('rehearsal.done')}
      isNew
      facts={
        <>
          <ReceiptFact term={t('receipt.at')}>{formatDate(doneAt, 'dateTime')}</ReceiptFact>
          <ReceiptFact term={t('receipt.version')}>{version.label}</ReceiptFact>
          <ReceiptFact term={t('receipt.name')}>{viewedName ?? user?.nameFull}</ReceiptFact>
          <ReceiptFact term={t('receipt.hash')}>{t('rehearsal.noHash')}</ReceiptFact>
        </>
      }
      note={t('rehearsal.nothing')}
      actions={
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {regulation.abilities.canReport ? (
            <DownloadButton path={files.sheet(regulation.id)}>{t('receipt.sheet')}</DownloadButton>
          ) : null}
          <Button variant="outlined" onClick={again}>
            {t('rehearsal.again')}
          </Button>
          {stop ? (
            <Button variant="contained" onClick={stop}>
              {t('rehearsal.stop')}
            </Button>
          ) : null}
        </Stack>
      }
    />
  );
}
