import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { TokenBalance, TokenUse } from '../api';
import { USE_VIEWS, type UseFilter, type UseView } from '../lib/token-use';
import { PaidActionFilter } from './PaidActionFilter';
import { PeriodFilter } from './PeriodFilter';

interface TokenUseFiltersProps {
  state: UseFilter;
  usage: TokenUse | undefined;
  actions: TokenBalance['actions'];
  onChange: (patch: Partial<UseFilter>) => void;
}

/** The period and the action of «Расход», and what it is shown by. */
export function TokenUseFilters({ state, usage, actions, onChange }: TokenUseFiltersProps) {
  const { t } = useTranslation('payment');
  const from = state.from || (usage?.from ?? '');
  const to = state.to || (usage?.to ?? '');
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state.by}
        aria-label={t('payment:usage.by')}
        onChange={(_event, by: UseView | null) => {
          if (by) onChange({ by });
        }}
      >
        {USE_VIEWS.map((view) => (
          <ToggleButton key={view} value={view}>
            {t(`payment:usage.${view}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PeriodFilter from={from} to={to} onChange={onChange} />
      {actions.length > 1 ? (
        <PaidActionFilter
          value={state.action}
          actions={actions}
          onChange={(action) => onChange({ action })}
        />
      ) : null}
    </Stack>
  );
}
