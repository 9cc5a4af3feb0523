import {
  type GridApiCommon,
  type GridCellParams,
  type GridEventListener,
  type MuiEvent,
  gridFocusCellSelector,
} from '@mui/x-data-grid';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import type { CellPaste } from './types';

interface Api extends GridApiCommon {
  startCellEditMode: (cell: { id: number | string; field: string }) => void;
}

/** By place: with a Russian layout the key of V gives «м». */
const isPaste = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && event.code === 'KeyV';

const isField = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** What a spreadsheet's keys do that the grid's own do not: F2 edits, and a pasted block is taken as one. */
export function useCellKeys(
  apiRef: RefObject<Api | null>,
  onCellPaste: ((pasted: CellPaste) => void) | undefined,
) {
  const edit = ({ id, field }: Pick<GridCellParams, 'id' | 'field'>) =>
    apiRef.current?.startCellEditMode({ id, field });
  const onEditStart: GridEventListener<'cellEditStart'> = (cell, event) => {
    // A cell that chooses from a list keeps its value until another one is chosen, whatever is typed first.
    if (cell.reason !== 'printableKeyDown' || cell.colDef.type !== 'custom') return;
    event.defaultMuiPrevented = true;
    edit(cell);
  };
  return {
    onEditStart,
    onKeyDown(cell: GridCellParams, event: MuiEvent<KeyboardEvent<HTMLElement>>): void {
      if (cell.cellMode === 'edit') return;
      // The grid itself would open the cell; the text comes with the paste that follows.
      if (onCellPaste && isPaste(event)) event.defaultMuiPrevented = true;
      if (event.key !== 'F2' || !cell.isEditable) return;
      event.preventDefault();
      edit(cell);
    },
    onPaste(event: ClipboardEvent): void {
      const api = apiRef.current;
      if (!onCellPaste || !api || isField(event.target)) return;
      const cell = gridFocusCellSelector(apiRef);
      const text = event.clipboardData.getData('text/plain');
      if (!cell || !text) return;
      event.preventDefault();
      const fields = api.getVisibleColumns().map(({ field }) => field);
      onCellPaste({ text, id: Number(cell.id), field: cell.field, fields });
    },
  };
}
