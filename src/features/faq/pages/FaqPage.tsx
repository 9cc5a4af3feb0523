import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleHelp } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { PageHeader } from '@src/components/layout/PageHeader';
import { useUrlState } from '@src/components/routing/useUrlState';
import { textParam } from '@src/lib/url-state';
import { useAppSelector } from '@src/store/hooks';
import { selectRoles } from '@src/store/selectors/roles';
import { useIsEdit } from '@src/store/useEditMode';
import { type FaqEntry, useFaqEntriesQuery } from '../api';
import { AskProvider } from '../components/AskProvider';
import { EntryList } from '../components/EntryList';
import { WaitingQuestions } from '../components/WaitingQuestions';
import { CATEGORIES } from '../lib/entry-form';
import { faqPaths } from '../lib/faq-paths';
import { createEntrySearch } from '../lib/entry-search';

const codecs = { search: textParam() };

/** The provider's FAQ: found by search, otherwise by topic. */
export function FaqPage() {
  const { t } = useTranslation('faq');
  const { state, setState } = useUrlState(codecs);
  const { isSuperAdmin } = useAppSelector(selectRoles);
  const isEdit = useIsEdit();
  const { data, error, refetch } = useFaqEntriesQuery();
  const { search } = state;
  return (
    <>
      <PageHeader
        title={t('navigation:faq')}
        purpose={t('faq:purpose')}
        action={
          isSuperAdmin && isEdit ? (
            <Button component={RouterLink} to={faqPaths.edit('new')} variant="contained">
              {t('common:action.create')}
            </Button>
          ) : null
        }
      />
      <Stack spacing={2.5}>
        <SearchField
          value={search}
          onChange={(next) => setState({ search: next })}
          label={t('faq:search')}
          maxWidth={560}
        />
        {isSuperAdmin ? <WaitingQuestions /> : null}
        <Loaded
          data={data?.faqEntries}
          error={error}
          onRetry={() => void refetch()}
          skeleton={<SkeletonCards count={3} height={120} />}
          isEmpty={(entries) => entries.length === 0 && search === ''}
          empty={<EmptyState icon={CircleHelp} title={t('faq:empty')} />}
        >
          {(entries) =>
            search === '' ? <BySubject entries={entries} /> : <Found entries={entries} search={search} />
          }
        </Loaded>
      </Stack>
    </>
  );
}

function Found({ entries, search }: { entries: readonly FaqEntry[]; search: string }) {
  const { t } = useTranslation('faq');
  const find = useMemo(() => createEntrySearch(entries), [entries]);
  const found = useMemo(() => find(search), [find, search]);
  return (
    <>
      <Typography role="status" color="textSecondary">
        {t('faq:found', { count: found.length })}
      </Typography>
      {found.length > 0 ? (
        <EntryList title={t('faq:results')} entries={found} />
      ) : (
        <AskProvider key={search} question={search} />
      )}
    </>
  );
}

function BySubject({ entries }: { entries: readonly FaqEntry[] }) {
  const { t } = useTranslation('faq');
  return CATEGORIES.map((category) => {
    const own = entries.filter((entry) => entry.category === category);
    return own.length > 0 ? (
      <EntryList key={category} title={t(`faq:category.${category}`)} entries={own} />
    ) : null;
  });
}
