import { useTranslation } from 'react-i18next';
import { DraftLoader } from '@src/content/edit/DraftLoader';
import { useTestDraftQuery } from '../api';
import { TestWorkspace } from '../edit/TestWorkspace';
import { TestFrame } from './TestFrame';

/** The editor page of a test's questions. */
export function EditorPage() {
  const { t } = useTranslation('tests');
  return (
    <TestFrame purpose={t('edit.purpose')} allows={({ canEdit }) => canEdit}>
      {({ id }) => (
        <DraftLoader key={id} useDraft={useDraft} id={id}>
          {(test, { onRestart }) => <TestWorkspace test={test} onRestart={onRestart} />}
        </DraftLoader>
      )}
    </TestFrame>
  );
}

/** Returns the draft of a test, refetched when its page is opened. */
export function useDraft(id: number) {
  const { data, error, isFetching, refetch } = useTestDraftQuery({ id }, { refetchOnMountOrArgChange: true });
  return { data: data?.test, error, isFetching, refetch };
}
