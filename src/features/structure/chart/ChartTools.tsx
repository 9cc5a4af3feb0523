import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { BusyButton } from '@src/components/form/BusyButton';
import { useMenu } from '@src/components/layout/useMenu';
import { bestFirst } from '@src/lib/best-first';
import { fold } from '@src/lib/fold';
import { flattenTree, type TreeNode } from '@src/lib/tree';
import { useNotify } from '@src/store/useNotify';
import {
  ChevronsDownUp,
  ChevronsUpDown,
  Download,
  type LucideIcon,
  Maximize,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartItem } from './chart-items';
import type { ChartLayout } from './chart-layout';
import { type ChartFormat, chartFormats } from './chart-formats';
import { SampleBadge } from '@src/store/SampleBadge';
import { useChartHead } from './useChartHead';

interface ChartToolsProps {
  kind: 'position' | 'subdivision';
  fileName: string;
  nodes: readonly TreeNode<ChartItem>[];
  layout: ChartLayout;
  isOpen: (id: number) => boolean;
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

type DownloadMenuProps = Pick<ChartToolsProps, 'nodes' | 'layout' | 'isOpen' | 'fileName'>;

function DownloadMenu({ nodes, layout: shown, isOpen, fileName }: DownloadMenuProps) {
  const { t } = useTranslation('structure');
  const notify = useNotify();
  const menu = useMenu();
  const [isBusy, setIsBusy] = useState(false);
  const [sheet, setSheet] = useState({ done: 0, all: 0 });
  const readHead = useChartHead();
  const save = async (format: ChartFormat) => {
    menu.close();
    setIsBusy(true);
    try {
      const { saveChart } = await import('./save-chart');
      const { layOutForPaper } = await import('./chart-paper');
      const { layout, isHung } = layOutForPaper(nodes, isOpen, shown);
      const onProgress = (done: number, all: number) => setSheet({ done, all });
      const head = { title: fileName, ...(await readHead()) };
      const { sheets, isTooSmall } = await saveChart(layout, format, head, onProgress);
      const notes = [
        isTooSmall ? t('structure:chart.tooSmall') : '',
        sheets > 1 ? t('structure:chart.sheets', { count: sheets }) : '',
        isHung ? t('structure:chart.hung') : '',
      ].filter(Boolean);
      if (notes.length) notify.info(notes.join('. '));
    } catch {
      notify.error(t('structure:chart.saveFailed'));
    } finally {
      setIsBusy(false);
      setSheet({ done: 0, all: 0 });
    }
  };
  return (
    <>
      <BusyButton isBusy={isBusy} startIcon={<Download />} aria-haspopup="menu" onClick={menu.open}>
        {sheet.all > 1 ? t('structure:chart.sheet', sheet) : t('structure:chart.save')}
      </BusyButton>
      <Menu {...menu.props}>
        {chartFormats.map((format) => (
          <MenuItem key={format} onClick={() => void save(format)}>
            {t(`structure:chart.formats.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
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
