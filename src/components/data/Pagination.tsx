import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pageItems } from '@src/lib/pagination';

interface PaginationProps {
  /** Starts at 1. */
  page: number;
  /** Of pages. */
  count: number;
  onChange: (page: number) => void;
}

/** First page, …, a window of two, …, last page. An ellipsis jumps by the size of the window. */
export function Pagination({ page, count, onChange }: PaginationProps) {
  const { t } = useTranslation('common');
  if (count <= 1) return null;
  return (
    <Stack
      component="nav"
      direction="row"
      spacing={0.5}
      aria-label={t('common:pagination.label')}
      sx={{ alignItems: 'center' }}
    >
      <IconButton
        size="small"
        aria-label={t('common:pagination.previous')}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      {pageItems(page, count).map((item) =>
        item.kind === 'page' ? (
          <Button
            key={item.page}
            size="small"
            variant={item.page === page ? 'outlined' : 'text'}
            color="inherit"
            aria-label={t('common:pagination.page', { page: item.page })}
            aria-current={item.page === page ? 'page' : undefined}
            onClick={() => onChange(item.page)}
            sx={{ minWidth: 34, px: 1 }}
          >
            {item.page}
          </Button>
        ) : (
          <IconButton
            key={item.side}
            size="small"
            aria-label={t(item.side === 'left' ? 'pagination.jumpBack' : 'pagination.jumpForward')}
            onClick={() => onChange(item.target)}
          >
            <Ellipsis />
          </IconButton>
        ),
      )}
      <IconButton
        size="small"
        aria-label={t('common:pagination.next')}
        disabled={page >= count}
        onClick={() => onChange(page + 1)}
      >
        <ChevronRight />
      </IconButton>
    </Stack>
  );
}
