import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import type { Option } from '@src/lib/options';
import { type GridRenderEditCellParams, type GridValidRowModel, useGridApiContext } from '@mui/x-data-grid';
import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { OptionPicker } from '../form/OptionPicker';

type EditParams<Row extends GridValidRowModel> = Pick<
  GridRenderEditCellParams<Row>,
  'id' | 'field' | 'value' | 'colDef' | 'hasFocus' | 'row'
>;

interface EditCellProps<Row extends GridValidRowModel> {
  params: EditParams<Row>;
  /** Why the typed value was rejected. */
  error?: string | undefined;
  onOpen?: (row: Row) => void;
  onLeave?: () => void;
}

/** Reports that the cell was opened, with the row at that time, and that it was left. */
function useOpened<Row extends GridValidRowModel>({
  params,
  onOpen,
  onLeave,
}: Omit<EditCellProps<Row>, 'error'>): void {
  useEffect(() => {
    onOpen?.(params.row);
    return onLeave;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- of the moment in which it is opened
  }, []);
}

/** The grid treats a click outside of its cell as leaving the cell; this excludes the popper below it. */
const keep = (event: MouseEvent) => event.stopPropagation();

interface FrameProps {
  error: string | undefined;
  errorId: string;
  children: (anchor: HTMLElement | null) => ReactNode;
}

/** A cell in edit mode with its error. */
function Frame({ error, errorId, children }: FrameProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box ref={setAnchor} onMouseUp={keep} sx={{ width: '100%', height: '100%', alignContent: 'center' }}>
      {children(anchor)}
      <Popper open={Boolean(error && anchor)} anchorEl={anchor} placement="top-start" sx={{ zIndex: 1500 }}>
        <Typography
          id={errorId}
          role="alert"
          variant="body2"
          sx={(theme) => ({
            px: 1.25,
            py: 0.5,
            maxWidth: 360,
            borderRadius: 1,
            color: theme.tokens.status.red.text,
            bgcolor: theme.tokens.status.red.soft,
            border: `1px solid ${theme.tokens.status.red.text}`,
          })}
        >
          {error}
        </Typography>
      </Popper>
    </Box>
  );
}

/** A short or long text. Enter saves, Escape cancels; in a long one, Shift+Enter starts a new line. */
export function TextEditCell<Row extends GridValidRowModel>({
  isLong = false,
  ...props
}: EditCellProps<Row> & { isLong?: boolean }) {
  const { params, error } = props;
  useOpened(props);
  const api = useGridApiContext();
  const errorId = useId();
  const { id, field, colDef } = params;
  const input = (
    <InputBase
      autoFocus
      fullWidth
      multiline={isLong}
      maxRows={8}
      value={String(params.value ?? '')}
      onChange={({ target }) => void api.current.setEditCellValue({ id, field, value: target.value })}
      onKeyDown={(event) => {
        if (isLong && event.key === 'Enter' && event.shiftKey) event.stopPropagation();
      }}
      error={Boolean(error)}
      inputProps={{
        'aria-label': colDef.headerName,
        'aria-describedby': error ? errorId : undefined,
        // Puts the cursor at the end, so that a user who started by typing continues after the first letter.
        onFocus: ({ target }) => target.setSelectionRange(target.value.length, target.value.length),
      }}
      sx={{ px: 1.25, fontSize: 13 }}
    />
  );
  return (
    <Frame error={error} errorId={errorId}>
      {(anchor) =>
        isLong ? (
          <Popper open={Boolean(anchor)} anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 1300 }}>
            <Paper variant="outlined" sx={{ width: Math.max(320, colDef.computedWidth), py: 0.75, mt: -5 }}>
              {input}
            </Paper>
          </Popper>
        ) : (
          input
        )
      }
    </Frame>
  );
}

/** Selects another record: found by typing, chosen with Enter or a click. */
export function OptionEditCell<Row extends GridValidRowModel>({
  options,
  ...props
}: EditCellProps<Row> & { options: Option[] }) {
  const { params, error } = props;
  useOpened(props);
  const api = useGridApiContext();
  const errorId = useId();
  const inputId = useId();
  const { id, field, colDef } = params;
  const isChosen = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest('[role="option"]') !== null;
  return (
    <Box
      sx={{ width: '100%', '& fieldset': { border: 0 } }}
      onClick={(event) => {
        if (isChosen(event)) api.current.stopCellEditMode({ id, field });
      }}
    >
      <Frame error={error} errorId={errorId}>
        {() => (
          <OptionPicker
            id={inputId}
            label={colDef.headerName ?? field}
            options={options}
            value={typeof params.value === 'number' ? params.value : null}
            onChange={(value) => void api.current.setEditCellValue({ id, field, value })}
            describedBy={error ? errorId : undefined}
            isWrong={Boolean(error)}
            isOpenAtFirst
          />
        )}
      </Frame>
    </Box>
  );
}
