import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { Columns3, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenu } from '../layout/useMenu';
import type { useTableView } from './useTableView';

interface TableToolbarProps {
  columns: readonly { field: string; name: string; isFixed: boolean }[];
  view: ReturnType<typeof useTableView>;
  children: ReactNode;
}

const densities = ['compact', 'standard', 'comfortable'] as const;

/** A list's own filters to the left; columns and density to the right. */
export function TableToolbar({ columns, view, children }: TableToolbarProps) {
  const { t } = useTranslation('common');
  const columnMenu = useMenu();
  const densityMenu = useMenu();
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{
        alignItems: { xs: 'flex-start', sm: 'center' },
        p: 1.5,
        pl: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Stack direction="row" spacing={1} useFlexGap sx={{ flex: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {children}
      </Stack>
      <Tooltip title={t('common:table.columns')}>
        <IconButton aria-label={t('common:table.columns')} aria-haspopup="menu" onClick={columnMenu.open}>
          <Columns3 />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('common:table.density')}>
        <IconButton aria-label={t('common:table.density')} aria-haspopup="menu" onClick={densityMenu.open}>
          <Rows3 />
        </IconButton>
      </Tooltip>
      <Menu {...columnMenu.props}>
        {columns.map(({ field, name, isFixed }) => {
          const isShown = view.columns[field] !== false;
          return (
            <MenuItem
              key={field}
              role="menuitemcheckbox"
              aria-checked={isShown}
              disabled={isFixed}
              onClick={() => view.setColumns({ ...view.columns, [field]: !isShown })}
            >
              <Checkbox
                size="small"
                checked={isShown}
                tabIndex={-1}
                disableRipple
                sx={{ p: 0 }}
                slotProps={{ input: { 'aria-hidden': true } }}
              />
              {name}
            </MenuItem>
          );
        })}
      </Menu>
      <Menu {...densityMenu.props}>
        {densities.map((density) => (
          <MenuItem
            key={density}
            role="menuitemradio"
            aria-checked={view.density === density}
            selected={view.density === density}
            onClick={() => {
              view.setDensity(density);
              densityMenu.close();
            }}
          >
            {t(`common:table.densities.${density}`)}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
