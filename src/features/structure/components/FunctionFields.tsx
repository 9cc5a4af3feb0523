import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { DragHandle, SortableList, useSortableItem } from '@src/components/data/SortableList';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { useField, useFormikContext } from 'formik';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FunctionValues, newFunction, type PositionValues } from '../forms/position-form';
import limits from '@graphql/limits.json';

interface FunctionRowProps {
  row: FunctionValues;
  index: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onEnter: () => void;
}

function FunctionRow({ row, index, count, onMove, onRemove, onEnter }: FunctionRowProps) {
  const { t } = useTranslation('structure');
  const [field] = useField<string>(`postFunctions.${index}.text`);
  const { item, handle, isDragging } = useSortableItem(row.key);
  const number = index + 1;
  return (
    <Stack
      {...item}
      component="li"
      direction="row"
      spacing={0.25}
      sx={{
        alignItems: 'center',
        opacity: isDragging ? 0.6 : 1,
        position: 'relative',
        zIndex: isDragging ? 1 : 0,
      }}
    >
      <DragHandle handle={handle} size={16} sx={{ p: 0.5 }} />
      <OutlinedInput
        {...field}
        fullWidth
        multiline
        maxRows={6}
        inputProps={{ 'aria-label': t('structure:function.text', { number }), maxLength: limits.name }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <IconButton
        size="small"
        disabled={index === 0}
        aria-label={t('structure:action.functionUp', { number })}
        onClick={() => onMove(-1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        size="small"
        disabled={index === count - 1}
        aria-label={t('structure:action.functionDown', { number })}
        onClick={() => onMove(1)}
      >
        <ArrowDown />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('structure:action.removeFunction', { number })}
        onClick={onRemove}
      >
        <Trash2 />
      </IconButton>
    </Stack>
  );
}

function moved(rows: readonly FunctionValues[], from: number, to: number): FunctionValues[] {
  const next = [...rows];
  const [row] = next.splice(from, 1);
  if (row) next.splice(to, 0, row);
  return next;
}

/**
 * A position's duties, the most important first: sorted by dragging or with the arrow buttons beside them. Enter adds the next
 * one.
 */
export function FunctionFields() {
  const { t } = useTranslation('structure');
  const { values, setFieldValue } = useFormikContext<PositionValues>();
  const [said, setSaid] = useState('');
  const rows = values.postFunctions;
  const set = (next: FunctionValues[]) => void setFieldValue('postFunctions', next);
  const move = (from: number, to: number) => {
    set(moved(rows, from, to));
    setSaid(t('structure:function.moved', { number: to + 1 }));
  };
  const add = (at: number) => set([...rows.slice(0, at), newFunction(), ...rows.slice(at)]);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <SortableList ids={rows.map(({ key }) => key)} onMove={move}>
        {rows.length ? (
          <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, width: '100%', listStyle: 'none' }}>
            {rows.map((row, index) => (
              <FunctionRow
                key={row.key}
                row={row}
                index={index}
                count={rows.length}
                onMove={(by) => move(index, index + by)}
                onRemove={() => set(rows.filter(({ key }) => key !== row.key))}
                onEnter={() => add(index + 1)}
              />
            ))}
          </Stack>
        ) : null}
      </SortableList>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <Button size="small" variant="outlined" startIcon={<Plus />} onClick={() => add(rows.length)}>
        {t('structure:action.addFunction')}
      </Button>
    </Stack>
  );
}
