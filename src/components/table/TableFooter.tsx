import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Pagination } from '../data/Pagination';

const pageSizes = [20, 50, 100] as const;

interface TableFooterProps {
  count: number;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  onPageSize?: (pageSize: number) => void;
}

/** «Найдено: N», the pagination, and the page size. */
export function TableFooter({ count, page, pageSize, onPage, onPageSize }: TableFooterProps) {
  const { t } = useTranslation('common');
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        px: 2,
        py: 1,
        minHeight: 52,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="textSecondary" role="status">
        {t('common:list.found', { count })}
      </Typography>
      <Stack direction="row" sx={{ flex: 1, justifyContent: 'center' }}>
        <Pagination page={page} count={Math.ceil(count / pageSize)} onChange={onPage} />
      </Stack>
      {onPageSize && count > pageSizes[0] ? (
        <Select
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.target.value))}
          inputProps={{ 'aria-label': t('common:pagination.size') }}
          renderValue={(size) => t('common:pagination.perPage', { count: size })}
        >
          {pageSizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
      ) : null}
    </Stack>
  );
}
