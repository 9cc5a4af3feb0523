import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { BusyButton } from '@src/components/form/BusyButton';
import { useUrlState } from '@src/components/routing/useUrlState';
import { numberParam } from '@src/lib/url-state';
import { useNotify } from '@src/store/useNotify';
import { type GapPeriod, useGapCheckOpenMutation } from '../api';

const periods: readonly GapPeriod[] = ['day30', 'day60', 'day90', 'quarter'];
const codecs = { check: numberParam(null) };

/** Starts the check of a period, or shows an existing one. */
export function OpenGap({ userId }: { userId: number }) {
  const { t } = useTranslation('ideal');
  const [period, setPeriod] = useState<GapPeriod>('quarter');
  const [open, { isLoading }] = useGapCheckOpenMutation();
  const { setState } = useUrlState(codecs);
  const notify = useNotify();
  const begin = async () => {
    const { data, error } = await open({ userId, period });
    if (error) return notify.failure(error);
    notify.success(t('ideal:gap.opened'));
    setState({ check: data?.gapCheckOpen.id ?? null });
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'flex-end', flexWrap: 'wrap' }}>
      <FilterSelect
        label={t('ideal:gap.period')}
        value={period}
        choices={periods.map((value) => ({ value, label: t(`ideal:gap.periods.${value}`) }))}
        onChange={setPeriod}
      />
      <BusyButton variant="contained" isBusy={isLoading} onClick={() => void begin()}>
        {t('ideal:gap.open')}
      </BusyButton>
    </Stack>
  );
}
