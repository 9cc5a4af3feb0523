import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useUrlState } from '@src/components/routing/useUrlState';
import { Grid3x3, ListTree, Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { viewCodecs } from '../lib/structure-url';

const icons = { tree: ListTree, chart: Workflow, matrix: Grid3x3 };

/** Switches between the tree and the tab's other view of the same structure. */
export function ViewSwitch({ other }: { other: 'chart' | 'matrix' }) {
  const { t } = useTranslation('structure');
  const { state, setState } = useUrlState(viewCodecs);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={state.view === other ? other : 'tree'}
      aria-label={t('structure:chart.views.label')}
      onChange={(_event, view: typeof state.view | null) => {
        if (view) setState({ view });
      }}
      sx={{ mb: 1.5 }}
    >
      {(['tree', other] as const).map((view) => {
        const Icon = icons[view];
        return (
          <ToggleButton key={view} value={view} sx={{ gap: 0.75 }}>
            <Icon size={17} aria-hidden />
            {t(`structure:chart.views.${view}`)}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
