import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { DragHandle, SortableList, useSortableItem } from '@src/components/data/SortableList';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from '../lib/report-shape';
import type { ShapePanelProps } from './shape-panel-props';

/** Selects the columns and their order, the first being the leftmost: by dragging, or with the buttons. */
export function ColumnsField({ source, shape, onChange }: ShapePanelProps) {
  const { t } = useTranslation('reports');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { columns } = shape;
  const titleOf = new Map(source.columns.map(({ name, title }) => [name, title]));
  const rest = source.columns.map(({ name }) => name).filter((name) => !columns.includes(name));
  const toggle = (name: string) =>
    onChange({
      ...shape,
      columns: columns.includes(name) ? columns.filter((column) => column !== name) : [...columns, name],
    });
  const move = (name: string, by: number) => onChange({ ...shape, columns: moved(columns, name, by) });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Columns3 size={17} aria-hidden />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
      >
        {t('reports:columns.open', { count: columns.length })}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('reports:columns.title') } }}
      >
        <SortableList ids={columns} onMove={(from, to) => move(columns[from] ?? '', to - from)}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1.5, minWidth: 280 }}>
            {[...columns, ...rest].map((name) => (
              <ColumnRow
                key={name}
                name={name}
                title={titleOf.get(name) ?? name}
                place={columns.indexOf(name)}
                count={columns.length}
                onToggle={() => toggle(name)}
                onMove={(by) => move(name, by)}
              />
            ))}
          </Box>
        </SortableList>
      </Popover>
    </>
  );
}

/** At the end of the list the button does nothing but keeps the focus, which a disabled button would lose. */
const keepsFocus = { '&[aria-disabled="true"]': { opacity: 0.35 } };

interface ColumnRowProps {
  name: string;
  title: string;
  /** The index from 0; negative when the column is not shown. */
  place: number;
  count: number;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
}

function ColumnRow({ name, title, place, count, onToggle, onMove }: ColumnRowProps) {
  const { t } = useTranslation('reports');
  const isShown = place >= 0;
  const { item, handle, isDragging } = useSortableItem(name, !isShown);
  return (
    <Box
      {...item}
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, opacity: isDragging ? 0.6 : 1 }}
    >
      {/* A hidden column keeps its room, so that the titles are aligned. */}
      <DragHandle handle={handle} sx={{ visibility: isShown ? 'visible' : 'hidden' }} />
      <FormControlLabel
        sx={{ flex: 1, ml: 0 }}
        label={title}
        control={
          <Checkbox
            size="small"
            checked={isShown}
            // The last column cannot be hidden, since a report without columns shows nothing.
            disabled={isShown && count === 1}
            onChange={onToggle}
          />
        }
      />
      {isShown ? (
        <>
          <IconButton
            size="small"
            aria-disabled={place === 0}
            aria-label={t('reports:columns.up', { title })}
            onClick={() => onMove(-1)}
            sx={keepsFocus}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            size="small"
            aria-disabled={place === count - 1}
            aria-label={t('reports:columns.down', { title })}
            onClick={() => onMove(1)}
            sx={keepsFocus}
          >
            <ArrowDown />
          </IconButton>
        </>
      ) : null}
    </Box>
  );
}
