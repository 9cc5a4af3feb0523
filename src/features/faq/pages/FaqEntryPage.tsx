import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { StatusChip } from '@src/components/data/StatusChip';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { PageHeader } from '@src/components/layout/PageHeader';
import { formatDate } from '@src/lib/dates';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { selectRoles } from '@src/store/selectors/roles';
import { useIsEdit } from '@src/store/useEditMode';
import { type FaqEntry, useFaqEntryQuery } from '../api';
import { BackToFaq } from '../components/BackToFaq';
import { EntryOpinions } from '../components/EntryOpinions';
import { FaqVote } from '../components/FaqVote';
import { PlainTextBody } from '../components/PlainTextBody';
import { ProposeChange } from '../components/ProposeChange';
import { ShowOnScreen } from '../components/ShowOnScreen';
import { FAQ_PAGES } from '../lib/entry-form';
import { faqPaths } from '../lib/faq-paths';

/** A question and its answer. */
export function FaqEntryPage() {
  const id = Number(useParams().id);
  const { t } = useTranslation('faq');
  const { data, error, refetch } = useFaqEntryQuery({ id });
  if (data) return <Entry entry={data.faqEntry} />;
  return (
    <>
      <PageHeader title={t('navigation:faq')} back={<BackToFaq />} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonCards count={1} height={240} />
      )}
    </>
  );
}

function Entry({ entry }: { entry: FaqEntry }) {
  const { t, i18n } = useTranslation('faq');
  const isEdit = useIsEdit();
  const { isSuperAdmin } = useAppSelector(selectRoles);
  const mayPropose = useAppSelector(selectCan)('faq', 'write') && !isSuperAdmin;
  const { id, title, text, updatedAt, isPublished, source, routes } = entry;
  return (
    <>
      <PageHeader
        title={title}
        purpose={t('faq:updated', { date: formatDate(updatedAt, 'date', i18n.language) })}
        back={<BackToFaq />}
        badge={isPublished ? null : <StatusChip colour="grey" label={t('faq:draft')} />}
        action={
          source && isEdit ? (
            <Button component={RouterLink} to={faqPaths.edit(id)} variant="outlined">
              {t('common:action.edit')}
            </Button>
          ) : null
        }
      />
      <Stack spacing={2.5} sx={{ maxWidth: 820 }}>
        <Card component="article" sx={{ p: { xs: 2, sm: 3 } }}>
          <PlainTextBody text={text} />
          <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 3, flexWrap: 'wrap' }}>
            <ShowOnScreen entry={entry} />
            <Places routes={routes} />
            {mayPropose ? <ProposeChange entryId={id} /> : null}
          </Stack>
        </Card>
        <FaqVote key={id} entry={entry} />
        {source ? <EntryOpinions id={id} /> : null}
      </Stack>
    </>
  );
}

function Places({ routes }: { routes: readonly string[] }) {
  const { t } = useTranslation('faq');
  const known = routes.filter((route) => FAQ_PAGES[route] !== undefined);
  if (known.length === 0) return null;
  return (
    <>
      {known.map((route) => (
        <Button key={route} component={RouterLink} to={route} variant="outlined">
          {t('faq:openPage', { page: t(FAQ_PAGES[route] ?? '') })}
        </Button>
      ))}
    </>
  );
}
