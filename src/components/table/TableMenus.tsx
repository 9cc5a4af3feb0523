import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { useMenu } from '../layout/useMenu';
import type { useTableView } from './useTableView';

interface TableMenuProps {
  menu: ReturnType<typeof useMenu>;
  view: ReturnType<typeof useTableView>;
}

export interface NamedColumn {
  field: string;
  name: string;
  isFixed: boolean;
}

/** A menu of the visible columns. */
export function ColumnMenu({ menu, view, columns }: TableMenuProps & { columns: readonly NamedColumn[] }) {
  return (
    <Menu {...menu.props}>
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
  );
}

const densities = ['compact', 'standard', 'comfortable'] as const;

/** A menu of the row heights. */
export function DensityMenu({ menu, view }: TableMenuProps) {
  const { t } = useTranslation('common');
  return (
    <Menu {...menu.props}>
      {densities.map((density) => (
        <MenuItem
          key={density}
          role="menuitemradio"
          aria-checked={view.density === density}
          selected={view.density === density}
          onClick={() => {
            view.setDensity(density);
            menu.close();
          }}
        >
          {t(`common:table.densities.${density}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
