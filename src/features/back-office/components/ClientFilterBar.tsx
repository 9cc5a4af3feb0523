import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FilterDate } from '@src/components/filters/FilterDate';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { type ClientFilter, STATUSES } from '../lib/client-filter';

interface ClientFilterBarProps {
  state: ClientFilter;
  onChange: (patch: Partial<ClientFilter>) => void;
  /** How many clients match the filters; undefined while unknown. */
  count: number | undefined;
}

/** The filters of the client list. */
export function ClientFilterBar({ state, onChange, count }: ClientFilterBarProps) {
  const { t } = useTranslation('office');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <FilterSelect
        label={t('office:filter.status')}
        value={state.status}
        choices={STATUSES.map((value) => ({ value, label: t(`office:status.${value}`) }))}
        onChange={(status) => onChange({ status })}
      />
      <Typography aria-hidden variant="body2" color="textSecondary" sx={{ ml: { sm: 1 } }}>
        {t('office:filter.registered')}
      </Typography>
      <FilterDate
        label={t('office:filter.from')}
        value={state.from}
        onChange={(from) => onChange({ from })}
      />
      <FilterDate label={t('office:filter.to')} value={state.to} onChange={(to) => onChange({ to })} />
      <Typography role="status" color="textSecondary" sx={{ ml: { sm: 1 } }}>
        {count === undefined ? '' : t('office:filter.selected', { count })}
      </Typography>
    </Stack>
  );
}
