import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import LinearProgress from '@mui/material/LinearProgress';
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
  /** Undefined while nothing was loaded yet. */
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
  /** Without it, all rows stand on one page. */
  paging?: {
    count: number;
    page: number;
    pageSize: number;
    onPage: (page: number) => void;
    onPageSize?: (size: number) => void;
  };
}

/** A light list as a table: no grid to load. A row that opens something has a link or a button in its first cell too. */
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
  return (
    <Box sx={{ position: 'relative', overflowX: 'auto' }} tabIndex={0} role="region" aria-label={label}>
      {isFetching ? (
        <Delayed>
          <LinearProgress
            aria-hidden
            sx={{ position: 'absolute', inset: '0 0 auto', height: 2, zIndex: 3 }}
          />
        </Delayed>
      ) : null}
      <Table stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.key} align={column.align ?? 'left'} sx={{ width: column.width }}>
                {column.title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              hover={Boolean(onRowOpen)}
              onClick={() => onRowOpen?.(row)}
              sx={{ cursor: onRowOpen ? 'pointer' : 'default', '&:last-child td': { border: 0 } }}
            >
              {columns.map((column) => (
                <TableCell key={column.key} align={column.align ?? 'left'}>
                  {column.render(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
