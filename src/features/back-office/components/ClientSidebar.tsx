import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { Pagination } from '@src/components/data/Pagination';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import type { ClientList } from '../api';
import { ClientEntry } from './ClientEntry';

interface ClientSidebarProps {
  /** Undefined until the first load. */
  list: ClientList | undefined;
  error: unknown;
  onRetry: () => void;
  search: string;
  onSearch: (search: string) => void;
  paging: { page: number; pageSize: number; onPage: (page: number) => void };
  selectedId: number | null;
  onSelect: (id: number | null) => void;
}

/** The provider's clients, page by page. Clicking the selected one again clears the selection. */
export function ClientSidebar(props: ClientSidebarProps) {
  const { list, error, onRetry, search, onSearch, paging, selectedId, onSelect } = props;
  const { t } = useTranslation('office');
  const pages = Math.ceil((list?.count ?? 0) / paging.pageSize);
  return (
    <Card component="section" aria-label={t('office:clients')} sx={{ alignSelf: 'start' }}>
      <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <SearchField value={search} onChange={onSearch} label={t('office:search')} />
      </Box>
      <Loaded
        data={list}
        error={error}
        onRetry={onRetry}
        skeleton={<SkeletonCards count={5} height={72} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('office:noClients')} />}
      >
        {({ items }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((client) => (
              <ClientEntry
                key={client.id}
                client={client}
                isSelected={client.id === selectedId}
                onSelect={() => onSelect(client.id === selectedId ? null : client.id)}
                onDeleted={() => onSelect(null)}
              />
            ))}
          </Box>
        )}
      </Loaded>
      {pages > 1 ? (
        <Box sx={{ p: 1, display: 'flex', justifyContent: 'center' }}>
          <Pagination page={paging.page} count={pages} onChange={paging.onPage} />
        </Box>
      ) : null}
    </Card>
  );
}
