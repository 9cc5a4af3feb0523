import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { PageHeader } from '@src/components/layout/PageHeader';
import { uuid } from '@src/lib/uuid';
import { EditModeGate } from '@src/store/EditModeGate';
import { useIsEdit } from '@src/store/useEditMode';
import { useNotify } from '@src/store/useNotify';
import {
  type FaqEntry,
  useFaqEntryCreateMutation,
  useFaqEntryDeleteMutation,
  useFaqEntryQuery,
  useFaqEntryUpdateMutation,
} from '../api';
import { BackToFaq } from '../components/BackToFaq';
import { EntryForm } from '../components/EntryForm';
import { entryInput, type EntryValues } from '../lib/entry-form';
import { faqPaths } from '../lib/faq-paths';

/** The editor of an answer, for super admins. */
export function FaqEditPage() {
  const { id } = useParams();
  return id === 'new' ? <NewEntry /> : <StoredEntry id={Number(id)} />;
}

function NewEntry() {
  const { t } = useTranslation('faq');
  const notify = useNotify();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [create] = useFaqEntryCreateMutation();
  const [clientKey] = useState(uuid);
  const madeId = useRef<number>(undefined);
  const send = async (values: EntryValues) => {
    const answer = await create({ entry: entryInput(values), clientKey });
    madeId.current = answer.data?.faqEntryCreate.id;
    return answer;
  };
  const open = () => {
    notify.success(t('faq:edit.saved'));
    if (madeId.current) void navigate(faqPaths.view(madeId.current));
  };
  return (
    <>
      <PageHeader title={t('faq:edit.new')} back={<BackToFaq />} />
      <EditModeGate>
        <EntryForm entry={undefined} question={params.get('question') ?? ''} send={send} onSaved={open} />
      </EditModeGate>
    </>
  );
}

function StoredEntry({ id }: { id: number }) {
  const { t } = useTranslation('faq');
  const notify = useNotify();
  const { data, error, refetch } = useFaqEntryQuery({ id });
  const [update] = useFaqEntryUpdateMutation();
  const isEdit = useIsEdit();
  const entry = data?.faqEntry;
  return (
    <>
      <PageHeader
        title={entry?.title ?? t('navigation:faq')}
        back={<BackToFaq />}
        action={entry && isEdit ? <DeleteEntry entry={entry} /> : null}
      />
      {entry ? (
        <EditModeGate>
          <EntryForm
            key={id}
            entry={entry}
            question=""
            send={(values, updatedAt) => update({ entry: { ...entryInput(values), id, updatedAt } })}
            onSaved={() => notify.success(t('faq:edit.saved'))}
            refresh={() => void refetch()}
          />
        </EditModeGate>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonCards count={2} height={240} />
      )}
    </>
  );
}

function DeleteEntry({ entry: { id, title, source } }: { entry: FaqEntry }) {
  const { t } = useTranslation('faq');
  const notify = useNotify();
  const navigate = useNavigate();
  const [remove] = useFaqEntryDeleteMutation();
  const [isAsked, setIsAsked] = useState(false);
  const confirm = async () => {
    await remove({ id }).unwrap();
    notify.success(t('faq:delete.done', { title }));
    void navigate(faqPaths.list);
  };
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        startIcon={<Trash2 size={16} aria-hidden />}
        onClick={() => setIsAsked(true)}
      >
        {t('common:action.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('faq:delete.title', { title })}
        confirmLabel={t('common:action.delete')}
        isDestructive
        onConfirm={confirm}
        onClose={() => setIsAsked(false)}
      >
        {t('faq:delete.text', { count: (source?.helpful ?? 0) + (source?.notHelpful ?? 0) })}
      </ConfirmDialog>
    </>
  );
}
