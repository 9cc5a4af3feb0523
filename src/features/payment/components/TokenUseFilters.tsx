import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { FilterDate } from '@src/components/filters/FilterDate';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import type { TokenBalance, TokenUse } from '../api';
import { USE_VIEWS, type UseFilter, type UseView } from '../lib/token-use';

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
      <FilterDate
        label={t('payment:writeOffs.from')}
        value={from}
        max={to}
        onChange={(day) => onChange({ from: day })}
      />
      <FilterDate
        label={t('payment:writeOffs.to')}
        value={to}
        min={from}
        onChange={(day) => onChange({ to: day })}
      />
      {actions.length > 1 ? (
        <FilterSelect
          label={t('payment:writeOffs.action')}
          value={actions.some(({ code }) => code === state.action) ? state.action : ''}
          onChange={(code) => onChange({ action: code })}
          choices={[
            { value: '', label: t('payment:writeOffs.anyAction') },
            ...actions.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      ) : null}
    </Stack>
  );
}
