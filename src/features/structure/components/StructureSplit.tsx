import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { panelBody } from '@src/components/layout/panel-body';
import { SidePanel } from '@src/components/layout/SidePanel';
import { usePageTitle } from '@src/components/routing/page-title';
import { edges } from '@src/theme/tokens';
import { MousePointerClick, X } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Beside a chart there is no room for the record, at any window width. */
const OverlayContext = createContext(false);

/** Whether the record is shown beside its tree. */
export function useIsWide(): boolean {
  return useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
}

/** The chart with the selected record over it. */
export function StructureOverlay({ chart, detail }: { chart: ReactNode; detail: ReactNode }) {
  return (
    <>
      {chart}
      <OverlayContext value>{detail}</OverlayContext>
    </>
  );
}

interface StructureSplitProps {
  tree: ReactNode;
  /** The content beside the tree; null when nothing is selected. */
  detail: ReactNode;
  /** In place of a record; null when there is none to select. */
  placeholder: string | null;
}

/** The tree on the left, the selected record on the right; on narrow screens the record covers the tree. */
export function StructureSplit({ tree, detail, placeholder }: StructureSplitProps) {
  const isWide = useIsWide();
  if (!isWide) {
    return (
      <>
        {tree}
        {detail}
      </>
    );
  }
  if (!detail && placeholder === null) return tree;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: 'minmax(0, 1fr) minmax(460px, 46%)',
        alignItems: 'start',
      }}
    >
      {tree}
      <Box sx={{ position: 'sticky', top: edges.below(72) }}>
        {detail ?? (
          <Card sx={{ borderStyle: 'dashed', bgcolor: 'transparent' }}>
            <EmptyState icon={MousePointerClick} title={placeholder ?? ''} />
          </Card>
        )}
      </Box>
    </Box>
  );
}

interface DetailPaneProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Beside the close button. */
  menu?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** One record: a card beside the tree, or a panel over it when there is not enough room. */
export function DetailPane({ title, subtitle, menu, onClose, children }: DetailPaneProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const isWide = useIsWide();
  usePageTitle(typeof title === 'string' ? title : '', t('common:siteName'));
  if (use(OverlayContext) || !isWide) {
    return (
      <SidePanel title={title} subtitle={subtitle} onClose={onClose}>
        {menu ? <Stack sx={{ alignItems: 'flex-end', mb: 1 }}>{menu}</Stack> : null}
        {children}
      </SidePanel>
    );
  }
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ maxHeight: 'max(420px, calc(100vh - 282px))', display: 'flex', flexDirection: 'column' }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ px: 3, py: 2, alignItems: 'flex-start', borderBottom: 1, borderColor: 'divider' }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography component="div" variant="body2" color="textSecondary">
            {subtitle}
          </Typography>
        </Box>
        {menu}
        <IconButton aria-label={t('common:action.close')} onClick={onClose} edge="end">
          <X />
        </IconButton>
      </Stack>
      <Box sx={panelBody}>{children}</Box>
    </Card>
  );
}
