import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Columns3, Rows3 } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../feedback/lazy-part';
import { Hint } from '../feedback/Hint';
import { useMenu } from '../layout/useMenu';
import { useWasOpen } from '../useWasOpen';
import type { NamedColumn } from './TableMenus';
import type { useTableView } from './useTableView';

interface TableToolbarProps {
  columns: readonly NamedColumn[];
  view: ReturnType<typeof useTableView>;
  children: ReactNode;
  /** The export, beside the table's own buttons. */
  end?: ReactNode;
}

const ColumnMenu = lazyPart(async () => (await import('./TableMenus')).ColumnMenu);
const DensityMenu = lazyPart(async () => (await import('./TableMenus')).DensityMenu);

/** The list's own filters on the left, in one or more lines; the export, columns and density at the right edge of the last. */
export function TableToolbar({ columns, view, children, end }: TableToolbarProps) {
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
        alignItems: 'center',
        flexWrap: 'wrap',
        p: 1.5,
        pl: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {children}
      <Stack direction="row" spacing={1} sx={{ ml: 'auto', alignItems: 'center' }}>
        {end}
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
      </Stack>
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
