import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { bestFirst } from '@src/lib/best-first';
import { fold } from '@src/lib/fold';
import { flattenTree } from '@domain/tree';
import { ChevronsDownUp, ChevronsUpDown, type LucideIcon, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartItem } from './chart-items';
import { DownloadMenu, type DownloadMenuProps } from './DownloadMenu';
import { SampleBadge } from '@src/store/SampleBadge';

interface ChartToolsProps extends DownloadMenuProps {
  onFind: (id: number) => void;
  onToggleAll: (isOpen: boolean) => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: () => void;
}

const choicesShown = 50;
const filterOptions = createFilterOptions<ChartItem>({
  stringify: ({ name, caption }) => fold(`${name} ${caption}`),
});

function Tool({ label, icon: Icon, onPress }: { label: string; icon: LucideIcon; onPress: () => void }) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onPress}>
        <Icon />
      </IconButton>
    </Tooltip>
  );
}

/** The toolbar of the chart: find, collapse, zoom, export. */
export function ChartTools(props: ChartToolsProps) {
  const { kind, nodes, onFind, onToggleAll } = props;
  const { t } = useTranslation(['structure', 'common']);
  const items = useMemo(() => flattenTree(nodes).map(({ node }): ChartItem => node), [nodes]);
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ gap: 1, p: 1.5, flexWrap: 'wrap', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <Autocomplete<ChartItem>
        size="small"
        options={items}
        value={null}
        blurOnSelect
        clearOnBlur
        filterOptions={(options, state) =>
          bestFirst(
            filterOptions(options, { ...state, inputValue: fold(state.inputValue.trim()) }),
            state.inputValue,
            ({ name }) => name,
          ).slice(0, choicesShown)
        }
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name, caption }) => `${name}, ${caption}`}
        renderOption={({ key, ...row }, { id, name, caption }) => (
          <li key={key} {...row}>
            {`${name}, ${caption}`}
            <SampleBadge kind={kind} id={id} />
          </li>
        )}
        noOptionsText={t('common:list.nothingFound')}
        onChange={(_event, item) => {
          if (item) onFind(item.id);
        }}
        clearText={t('common:action.clear')}
        openText={t('common:action.open')}
        closeText={t('common:action.close')}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={t('structure:chart.find')}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t('structure:chart.find') },
            }}
          />
        )}
        sx={{ flex: '1 1 200px', maxWidth: 360 }}
      />
      <Tool label={t('structure:action.expandAll')} icon={ChevronsUpDown} onPress={() => onToggleAll(true)} />
      <Tool
        label={t('structure:action.collapseAll')}
        icon={ChevronsDownUp}
        onPress={() => onToggleAll(false)}
      />
      <Tool label={t('structure:chart.zoomIn')} icon={ZoomIn} onPress={props.onZoomIn} />
      <Tool label={t('structure:chart.zoomOut')} icon={ZoomOut} onPress={props.onZoomOut} />
      <Tool label={t('structure:chart.fit')} icon={Maximize} onPress={props.onFit} />
      <DownloadMenu {...props} />
    </Stack>
  );
}
