import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BookOpenCheck, CircleCheck } from 'lucide-react';
import { type ComponentType, Suspense, useDeferredValue, useId } from 'react';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { useUrlState } from '@src/components/routing/useUrlState';
import { TableCard } from '@src/components/table/TableCard';
import { numberParam, textParam } from '@src/lib/url-state';
import type { Answer } from '../source';
import type { PendingApproval } from '../types';
import { useContentText } from '../words';
import { ApprovalsCard } from './ApprovalsCard';
import { ListHeader } from './ListHeader';

/** Few users have more than one page of them. */
const TableFooter = lazyPart(async () => (await import('@src/components/table/TableFooter')).TableFooter);

const PAGE = 100;
const params = { q: textParam(), page: numberParam(1) };

interface MyListVariables {
  search: string | null;
  page: number;
  pageSize: number;
}

/** The user's own list of one kind: its query and the groups of its rows. */
export interface MyList<Item extends { id: number }> {
  useList: (variables: MyListVariables) => Answer<{ items: readonly Item[]; count: number }>;
  /** The first group contains what is still to be done; it shows a message when it is empty. */
  groups: readonly [string, ...string[]];
  groupOf: (item: Item) => string;
  Row: ComponentType<{ item: Item }>;
}

interface MyListFrameProps<Item extends { id: number }> {
  list: MyList<Item>;
  approvals: readonly PendingApproval[];
}

/** The user's list: to do, to repeat, and done. */
export function MyListFrame<Item extends { id: number }>({ list, approvals }: MyListFrameProps<Item>) {
  const { t } = useContentText();
  const { state, setState, reset } = useUrlState(params);
  const query = list.useList({ search: state.q || null, page: state.page, pageSize: PAGE });
  const { error, refetch } = query;
  // Rows are rendered in a deferred update, so that the page stays responsive.
  const data = useDeferredValue(query.data);
  return (
    <>
      <ListHeader tab="my" waiting={approvals.length} />
      <ApprovalsCard approvals={approvals} />
      <Box sx={{ mb: 2 }}>
        <SearchField value={state.q} label={t('list.search')} onChange={(q) => setState({ q })} />
      </Box>
      <Loaded
        data={data}
        error={error}
        onRetry={() => void refetch()}
        skeleton={
          <TableCard isBusy>
            <SkeletonRows rows={5} columns={3} height={68} />
          </TableCard>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState icon={BookOpenCheck} title={t('my.empty')} text={t('my.emptyText')} />}
        onReset={state.q ? reset : undefined}
      >
        {({ items, count }) => (
          <Stack spacing={3}>
            {list.groups.map((group) => (
              <Group
                key={group}
                group={group}
                isFirst={group === list.groups[0]}
                items={items.filter((item) => list.groupOf(item) === group)}
                Row={list.Row}
              />
            ))}
            {count > PAGE ? (
              <Suspense>
                <TableFooter
                  count={count}
                  page={state.page}
                  pageSize={PAGE}
                  onPage={(page) => setState({ page })}
                />
              </Suspense>
            ) : null}
          </Stack>
        )}
      </Loaded>
    </>
  );
}

interface GroupProps<Item extends { id: number }> {
  group: string;
  isFirst: boolean;
  items: readonly Item[];
  Row: ComponentType<{ item: Item }>;
}

function Group<Item extends { id: number }>({ group, isFirst, items, Row }: GroupProps<Item>) {
  const { t } = useContentText();
  const titleId = useId();
  if (items.length === 0) {
    // An empty list of pending work is worth a message; other empty groups are not.
    return isFirst ? (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'text.secondary' }}>
        <CircleCheck size={18} aria-hidden />
        <Typography>{t('my.allSigned')}</Typography>
      </Stack>
    ) : null;
  }
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', mb: 1 }}>
        <Typography id={titleId} component="h2" variant="h2">
          {t(`my.group.${group}`)}
        </Typography>
        <Typography color="textSecondary">{items.length}</Typography>
      </Stack>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </Card>
    </Box>
  );
}
