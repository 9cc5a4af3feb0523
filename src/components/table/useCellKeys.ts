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

/** By physical key: in a Russian layout the V key produces «м». */
const isPaste = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && event.code === 'KeyV';

const isField = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Adds spreadsheet keys that the grid does not have: F2 edits, and a pasted block is handled as one change. */
export function useCellKeys(
  apiRef: RefObject<Api | null>,
  onCellPaste: ((pasted: CellPaste) => void) | undefined,
) {
  const edit = ({ id, field }: Pick<GridCellParams, 'id' | 'field'>) =>
    apiRef.current?.startCellEditMode({ id, field });
  const onEditStart: GridEventListener<'cellEditStart'> = (cell, event) => {
    // A cell with an option list keeps its value until another one is chosen, whatever is typed first.
    if (cell.reason !== 'printableKeyDown' || cell.colDef.type !== 'custom') return;
    event.defaultMuiPrevented = true;
    edit(cell);
  };
  return {
    onEditStart,
    onKeyDown(cell: GridCellParams, event: MuiEvent<KeyboardEvent<HTMLElement>>): void {
      if (cell.cellMode === 'edit') return;
      // The grid would open the cell; the text arrives with the paste event that follows.
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
