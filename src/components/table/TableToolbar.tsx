import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Columns3, Rows3 } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../feedback/Hint';
import { useMenu } from '../layout/useMenu';
import { useWasOpen } from '../useWasOpen';
import type { NamedColumn } from './TableMenus';
import type { useTableView } from './useTableView';

interface TableToolbarProps {
  columns: readonly NamedColumn[];
  view: ReturnType<typeof useTableView>;
  children: ReactNode;
}

const ColumnMenu = lazy(async () => ({ default: (await import('./TableMenus')).ColumnMenu }));
const DensityMenu = lazy(async () => ({ default: (await import('./TableMenus')).DensityMenu }));

/** The list's own filters on the left, in one or more lines; columns and density at the end of the first. */
export function TableToolbar({ columns, view, children }: TableToolbarProps) {
  const { t } = useTranslation('common');
  const columnMenu = useMenu();
  const densityMenu = useMenu();
  const isColumnMenu = useWasOpen(columnMenu.isOpen);
  const isDensityMenu = useWasOpen(densityMenu.isOpen);
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{
        alignItems: 'flex-start',
        p: 1.5,
        pl: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Stack direction="row" spacing={1} useFlexGap sx={{ flex: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {children}
      </Stack>
      <Hint title={t('common:table.columns')}>
        <IconButton aria-label={t('common:table.columns')} aria-haspopup="menu" onClick={columnMenu.open}>
          <Columns3 />
        </IconButton>
      </Hint>
      <Hint title={t('common:table.density')}>
        <IconButton aria-label={t('common:table.density')} aria-haspopup="menu" onClick={densityMenu.open}>
          <Rows3 />
        </IconButton>
      </Hint>
      {isColumnMenu ? (
        <Suspense>
          <ColumnMenu menu={columnMenu} view={view} columns={columns} />
        </Suspense>
      ) : null}
      {isDensityMenu ? (
        <Suspense>
          <DensityMenu menu={densityMenu} view={view} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
