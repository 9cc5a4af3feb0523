import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BookOpenCheck, CircleCheck } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { useUrlState } from '@src/components/routing/useUrlState';
import { TableCard } from '@src/components/table/TableCard';
import { numberParam, textParam } from '@src/lib/url-state';
import { useRegulationsMyQuery, type MyRegulation } from '../first-api';
import { myGroup, type MyGroup } from '../lib/my-groups';
import { ApprovalsCard } from '../lists/ApprovalsCard';
import { ListHeader } from '../lists/ListHeader';
import { MyRegulationRow } from '../lists/MyRegulationRow';

/** Few have more than a page to sign. */
const TableFooter = lazy(async () => ({
  default: (await import('@src/components/table/TableFooter')).TableFooter,
}));

const PAGE = 100;
const params = { q: textParam(), page: numberParam(1) };
const groups: readonly MyGroup[] = ['toSign', 'changed', 'signed', 'other'];

/** What the person has to sign, to sign again, and has signed. */
export function MyListPage() {
  const { t } = useTranslation('regulations');
  const { state, setState, reset } = useUrlState(params);
  const query = useRegulationsMyQuery({
    search: state.q || null,
    page: state.page,
    pageSize: PAGE,
  });
  const { error, refetch } = query;
  // Rows are drawn piece by piece: the page answers to its person in between.
  const data = useDeferredValue(query.data);
  return (
    <>
      <ListHeader tab="my" />
      <ApprovalsCard />
      <Box sx={{ mb: 2 }}>
        <SearchField value={state.q} label={t('list.search')} onChange={(q) => setState({ q })} />
      </Box>
      <Loaded
        data={data?.regulations}
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
            {groups.map((group) => (
              <Group key={group} group={group} items={items.filter((item) => myGroup(item) === group)} />
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

function Group({ group, items }: { group: MyGroup; items: readonly MyRegulation[] }) {
  const { t } = useTranslation('regulations');
  const titleId = useId();
  if (items.length === 0) {
    // That nothing waits is worth saying; that nothing was changed is not.
    return group === 'toSign' ? (
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
          <MyRegulationRow key={item.id} item={item} />
        ))}
      </Card>
    </Box>
  );
}
