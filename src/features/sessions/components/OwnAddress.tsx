import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';

interface OwnAddressProps {
  address: string;
  isAddressIPv4: boolean;
  isCovered: boolean;
}

/** The user's current address, and whether the list allows it. */
export function OwnAddress({ address, isAddressIPv4, isCovered }: OwnAddressProps) {
  const { t } = useTranslation('sessions');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography>{t('sessions:own.address', { address })}</Typography>
      {isCovered ? (
        <StatusChip colour="green" icon={CircleCheck} label={t('sessions:own.covered')} />
      ) : (
        <StatusChip colour="orange" icon={CircleAlert} label={t('sessions:own.uncovered')} />
      )}
      {isAddressIPv4 ? null : <Typography color="textSecondary">{t('sessions:own.ipv6')}</Typography>}
    </Stack>
  );
}
