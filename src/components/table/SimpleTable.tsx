import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import { longWords } from '@src/theme/long-words';
import type { ReactNode } from 'react';
import { Delayed, SkeletonRows } from '../feedback/Skeletons';
import { TableCard } from './TableCard';
import { TableInstead } from './TableInstead';
import { TableFooter } from './TableFooter';

export interface SimpleColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  width?: number | string;
}

interface SimpleTableProps<Row> {
  label: string;
  columns: readonly SimpleColumn<Row>[];
  /** Undefined until the first load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  isFetching?: boolean;
  error?: unknown;
  onRetry?: () => void;
  onRowOpen?: (row: Row) => void;
  empty: ReactNode;
  isFiltered?: boolean;
  onResetFilters?: () => void;
  toolbar?: ReactNode;
  /** Without it, all rows are on one page. */
  paging?: {
    count: number;
    page: number;
    pageSize: number;
    onPage: (page: number) => void;
    onPageSize?: (size: number) => void;
  };
}

/** On a phone each row is a block with the column title beside each value, so that nothing scrolls sideways. */
const stackedOnPhone = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    display: 'block',
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'block',
      px: 2,
      py: 1.25,
      borderBottom: `1px solid ${theme.tokens.border}`,
      '&:last-child': { border: 0 },
    },
    '& td': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'baseline',
      columnGap: 1.5,
      width: 'auto',
      px: 0,
      py: 0.5,
      border: 0,
      textAlign: 'left',
    },
    '& td:has(> .value:empty)': { display: 'none' },
    '& td::before': { content: 'attr(data-title)', color: 'text.secondary' },
    '& .value': { minWidth: 0, ...longWords },
  },
});

/** A table for a light list, without the grid library. A row that opens something also has a link or button in its first cell. */
export function SimpleTable<Row>(props: SimpleTableProps<Row>) {
  const { rows, toolbar, paging } = props;
  return (
    <TableCard isBusy={!rows && !props.error} isFitted={Boolean(rows?.length)}>
      {toolbar ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            p: 1.5,
            pl: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {toolbar}
        </Box>
      ) : null}
      <Body {...props} />
      {rows?.length && paging ? <TableFooter {...paging} /> : null}
    </TableCard>
  );
}

function Body<Row>(props: SimpleTableProps<Row>) {
  const { columns, rows, error } = props;
  if (rows?.length) return <Rows {...props} rows={rows} />;
  if (!rows && !error) return <SkeletonRows columns={Math.min(columns.length, 5)} />;
  return <TableInstead {...props} isLoaded={rows !== undefined} />;
}

function Rows<Row>({
  label,
  columns,
  rows,
  rowKey,
  isFetching,
  onRowOpen,
}: SimpleTableProps<Row> & { rows: readonly Row[] }) {
  // A group, not a region: the section around it often has the same name, and landmarks need different ones.
  return (
    <Box sx={{ position: 'relative', overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      {isFetching ? (
        <Delayed>
          <LinearProgress
            aria-hidden
            sx={{ position: 'absolute', inset: '0 0 auto', height: 2, zIndex: 3 }}
          />
        </Delayed>
      ) : null}
      {/* Explicit roles, so that rows shown as blocks on a phone remain a table for screen readers. */}
      <Table stickyHeader role="table" aria-label={label} sx={stackedOnPhone}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(({ key, title, align = 'left', width }) => (
              <TableCell key={key} role="columnheader" align={align} sx={{ width }}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              role="row"
              hover={Boolean(onRowOpen)}
              onClick={() => onRowOpen?.(row)}
              sx={{ cursor: onRowOpen ? 'pointer' : 'default', '&:last-child td': { border: 0 } }}
            >
              {columns.map(({ key, title, align = 'left', render }) => (
                <TableCell key={key} role="cell" align={align} data-title={title}>
                  <div className="value">{render(row)}</div>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
