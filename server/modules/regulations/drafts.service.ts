import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ClauseInput, RegulationQuestionInput } from '@server/graphql/generated/resolvers';
import type { UploadedFile } from '@server/graphql/uploads';
import { contentsByIds } from '@server/modules/files/files.read-model';
import { isSameText } from './clauses';
import { cleanDraftText } from './draft-text';
import { createDraftWork, type Copy } from './draft-work';
import { checkPictures } from './pictures.service';
import { storedQuestions } from './questions';
import type { RegulationEvents } from './regulation-events';
import { editable } from './regulations.access';
import type { RegulationDeps } from './regulations.deps';
import { deleteDraft, updateRegulation } from './regulations.repository';
import type { RegulationRow, RegulationVersionRow } from './regulations.tables';

export interface DraftEdit extends Copy {
  clauses: readonly ClauseInput[];
}

export interface QuestionsEdit extends Copy {
  questions: readonly RegulationQuestionInput[];
}

export interface DraftsService {
  save(scope: Scope, id: number, edit: DraftEdit): Promise<RegulationVersionRow>;
  saveQuestions(scope: Scope, id: number, edit: QuestionsEdit): Promise<RegulationVersionRow>;
  discard(scope: Scope, id: number): Promise<RegulationRow>;
  attach(scope: Scope, id: number, file: UploadedFile): Promise<RegulationVersionRow>;
  detach(scope: Scope, id: number, contentId: number): Promise<RegulationVersionRow>;
}

/** Edits of the draft. */
export function createDraftsService(
  deps: Pick<RegulationDeps, 'now' | 'files' | 'workers'>,
  regulationEvents: RegulationEvents,
): DraftsService {
  const { files, workers } = deps;
  const { worked, log } = regulationEvents;
  const { draftOf, refuseOlderCopy, change } = createDraftWork(deps, regulationEvents);

  return {
    async save(scope, id, edit) {
      const regulation = await editable(scope, id);
      await refuseOlderCopy(scope, regulation, edit);
      const draft = await draftOf(scope, regulation);
      if (draft.bodyId !== null) throw new AppError('regulation.bodyIsFile', { field: 'clauses' });
      const { clauses, wordCount } = await cleanDraftText(workers, scope, edit.clauses, draft.clauses);
      await checkPictures(scope.tx, scope.organizationId, id, clauses);
      // The same text again changes nothing, above all no approval.
      if (isSameText(draft.clauses, clauses)) return draft;
      return change(scope, regulation, draft, { clauses, wordCount });
    },
    async saveQuestions(scope, id, edit) {
      const regulation = await editable(scope, id);
      await refuseOlderCopy(scope, regulation, edit);
      const draft = await draftOf(scope, regulation);
      const questions = storedQuestions(edit.questions, draft.clauses);
      const saved = await change(scope, regulation, draft, { questions });
      await log(scope, id, 'update', {
        changes: { questions: [draft.questions.length, saved.questions.length] },
      });
      return saved;
    },
    async discard(scope, id) {
      const regulation = await editable(scope, id, true);
      const { draftVersionId, currentVersionId } = regulation;
      if (draftVersionId === null || currentVersionId === null) throw new AppError('regulation.noDraft');
      const row = await updateRegulation(scope.tx, scope.organizationId, id, { draftVersionId: null });
      await deleteDraft(scope.tx, scope.organizationId, draftVersionId);
      await log(scope, id, 'update', { changes: { draft: ['begun', null] } });
      await worked(scope, id);
      return row;
    },
    async attach(scope, id, file) {
      const regulation = await editable(scope, id);
      const draft = await draftOf(scope, regulation);
      if (draft.attachments.length >= limits.regulationAttachments) {
        const params = { max: limits.regulationAttachments };
        throw new AppError('regulation.attachmentsMax', { field: 'file', params });
      }
      const content = await files.store(scope, file, 'other', 'file');
      await log(scope, id, 'update', { changes: { attachment: [null, content.name] } });
      return change(scope, regulation, draft, { attachments: [...draft.attachments, content.id] });
    },
    async detach(scope, id, contentId) {
      const regulation = await editable(scope, id);
      const draft = await draftOf(scope, regulation);
      if (!draft.attachments.includes(contentId)) throw new AppError('notFound');
      const attachments = draft.attachments.filter((each) => each !== contentId);
      const [content] = await contentsByIds(scope.tx, scope.organizationId, [contentId]);
      await log(scope, id, 'update', { changes: { attachment: [content?.name ?? contentId, null] } });
      return change(scope, regulation, draft, { attachments });
    },
  };
}
