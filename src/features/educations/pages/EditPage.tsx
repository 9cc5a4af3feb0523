import { DraftLoader } from '@src/content/edit/DraftLoader';
import { useEducationDraftQuery } from '../api';
import type { QuestionSlots } from '@src/content/edit/question-slots';
import { DraftWorkspace } from '../edit/DraftWorkspace';
import { EducationFrame } from './EducationFrame';

/** The editor page of an education. */
export function EditPage(slots: QuestionSlots) {
  return (
    <EducationFrame isWriting allows={({ canEdit }) => canEdit}>
      {({ id }) => (
        <DraftLoader key={id} useDraft={useDraft} id={id}>
          {(education, tools) => <DraftWorkspace education={education} {...slots} {...tools} />}
        </DraftLoader>
      )}
    </EducationFrame>
  );
}

function useDraft(id: number) {
  const { data, error, isFetching, refetch } = useEducationDraftQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  return { data: data?.education, error, isFetching, refetch };
}
