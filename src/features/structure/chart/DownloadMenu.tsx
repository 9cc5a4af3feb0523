import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ChartFormat, chartFormats } from '@domain/chart/chart-formats';
import type { TreeNode } from '@domain/tree';
import { BusyButton } from '@src/components/form/BusyButton';
import { useMenu } from '@src/components/layout/useMenu';
import { useUrlState } from '@src/components/routing/useUrlState';
import { useDownload } from '@src/store/useDownload';
import { useNotify } from '@src/store/useNotify';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { treeCodecs } from '../lib/structure-url';
import type { CardLayout, ChartItem } from './chart-items';
import { useChartHeader } from './useChartHeader';

export interface DownloadMenuProps {
  kind: 'position' | 'subdivision';
  fileName: string;
  nodes: readonly TreeNode<ChartItem>[];
  layout: CardLayout;
  isOpen: (id: number) => boolean;
}

/** Returns a function that saves the chart and then says what is unusual about the file. */
function useSaveChart({ kind, fileName, nodes, layout: shown, isOpen }: DownloadMenuProps) {
  const { t } = useTranslation('structure');
  const notify = useNotify();
  const readHeader = useChartHeader();
  const { save } = useDownload();
  const { state } = useUrlState(treeCodecs);
  return async (format: ChartFormat): Promise<void> => {
    const { layOutForPaper } = await import(
      /* webpackChunkName: "chart-download" */ '@domain/chart/chart-paper'
    );
    const { layout, isHung } = layOutForPaper(nodes, isOpen, shown);
    const notes = isHung ? [t('structure:chart.hung')] : [];
    if (format === 'png') {
      const { saveChart } = await import(/* webpackChunkName: "chart-download" */ './save-chart');
      const { isTooSmall } = await saveChart(layout, { title: fileName, ...(await readHeader()) });
      if (isTooSmall) notes.unshift(t('structure:chart.tooSmall'));
    } else {
      const { chartFilePath, isTooSmallOnPaper } = await import(
        /* webpackChunkName: "chart-download" */ './chart-file'
      );
      const path = chartFilePath({ kind, format, isArchive: state.isArchive, nodes, isOpen });
      if (path === null) return notify.error(t('structure:chart.tooManyBranches'));
      await save(path);
      if (isTooSmallOnPaper(layout, format)) notes.unshift(t('structure:chart.tooSmallSheet'));
    }
    if (notes.length) notify.info(notes.join('. '));
  };
}

/** The button with the formats in which the chart can be saved. */
export function DownloadMenu(props: DownloadMenuProps) {
  const { t } = useTranslation('structure');
  const notify = useNotify();
  const menu = useMenu();
  const [isBusy, setIsBusy] = useState(false);
  const saveAs = useSaveChart(props);
  const save = async (format: ChartFormat) => {
    menu.close();
    setIsBusy(true);
    try {
      await saveAs(format);
    } catch {
      notify.error(t('structure:chart.saveFailed'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <BusyButton isBusy={isBusy} startIcon={<Download />} aria-haspopup="menu" onClick={menu.open}>
        {t('structure:chart.save')}
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
