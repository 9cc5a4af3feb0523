import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ClauseInput, RegulationQuestionInput } from '@server/graphql/generated/types';
import type { UploadedFile } from '@server/graphql/uploads';
import { contentsByIds } from '@server/modules/files/files.read-model';
import { isSameText, wordCount } from '../blocks/blocks';
import { cleanDraftText } from '../blocks/draft-text';
import { createDraftWork, type Copy } from './draft-work';
import { checkPictures } from '../blocks/pictures.service';
import { storedQuestions } from '../questions/questions';
import type { ContentEvents } from '../content-events';
import type { ContentDeps } from '../content.deps';
import type { Block, ContentObjectRow, ContentVersionRow, FrozenPart } from '../content.tables';
import { contentAccess } from '../access/content-access';
import { type ContentDefinition, contentError } from '../content-definition';
import { updateObject } from '../objects/objects.repository';
import { canonicalJson } from './canonical';
import { deleteDraft } from './versions.repository';

export interface DraftEdit extends Copy {
  clauses: readonly ClauseInput[];
}

export interface QuestionsEdit extends Copy {
  questions: readonly RegulationQuestionInput[];
}

export interface OwnEdit extends Copy {
  own: FrozenPart;
  /** Absent: the text stays unchanged. */
  clauses?: readonly Block[];
}

export interface DraftsService {
  save(scope: Scope, id: number, edit: DraftEdit): Promise<ContentVersionRow>;
  saveQuestions(scope: Scope, id: number, edit: QuestionsEdit): Promise<ContentVersionRow>;
  /** Saves the kind's own part, with the blocks that describe its changes, if it has any. */
  saveOwn(scope: Scope, id: number, edit: OwnEdit): Promise<ContentVersionRow>;
  discard(scope: Scope, id: number): Promise<ContentObjectRow>;
  attach(scope: Scope, id: number, file: UploadedFile): Promise<ContentVersionRow>;
  detach(scope: Scope, id: number, contentId: number): Promise<ContentVersionRow>;
}

/** Saves edits of the draft. */
export function createDraftsService(
  deps: Pick<ContentDeps, 'now' | 'files' | 'workers'>,
  content: ContentDefinition,
  contentEvents: ContentEvents,
): DraftsService {
  const { files, workers } = deps;
  const { tables } = content;
  const { publishWork, log } = contentEvents;
  const { draftOf, rejectStaleCopy, change } = createDraftWork(deps, content, contentEvents);
  const { editable } = contentAccess(content);

  return {
    async save(scope, id, edit) {
      const object = await editable(scope, id);
      await rejectStaleCopy(scope, object, edit);
      const draft = await draftOf(scope, object);
      if (draft.bodyId !== null) throw contentError(content, 'bodyIsFile', { field: 'clauses' });
      const { clauses, wordCount } = await cleanDraftText(workers, scope, edit.clauses, draft.clauses);
      await checkPictures(scope.tx, content, scope.organizationId, id, clauses);
      // An identical text changes nothing; above all, it withdraws no approval.
      if (isSameText(draft.clauses, clauses)) return draft;
      return change(scope, object, draft, { clauses, wordCount });
    },
    async saveQuestions(scope, id, edit) {
      const object = await editable(scope, id);
      await rejectStaleCopy(scope, object, edit);
      const draft = await draftOf(scope, object);
      const questions = storedQuestions(edit.questions, draft.clauses);
      const saved = await change(scope, object, draft, { questions });
      await log(scope, id, 'update', {
        changes: { questions: [draft.questions.length, saved.questions.length] },
      });
      return saved;
    },
    async saveOwn(scope, id, { own, clauses, ...copy }) {
      const object = await editable(scope, id);
      await rejectStaleCopy(scope, object, copy);
      const draft = await draftOf(scope, object);
      // An identical part changes nothing; above all, it withdraws no approval.
      if (draft.own !== null && canonicalJson(draft.own) === canonicalJson(own)) return draft;
      const text = clauses ? { clauses: [...clauses], wordCount: wordCount(clauses) } : {};
      return change(scope, object, draft, { own, ...text });
    },
    async discard(scope, id) {
      const object = await editable(scope, id, true);
      const { draftVersionId, currentVersionId } = object;
      if (draftVersionId === null || currentVersionId === null) throw contentError(content, 'noDraft');
      const row = await updateObject(scope.tx, tables.object, scope.organizationId, id, {
        draftVersionId: null,
      });
      await deleteDraft(scope.tx, tables, scope.organizationId, draftVersionId);
      await log(scope, id, 'update', { changes: { draft: ['begun', null] } });
      await publishWork(scope, id);
      return row;
    },
    async attach(scope, id, file) {
      const object = await editable(scope, id);
      const draft = await draftOf(scope, object);
      if (draft.attachments.length >= limits.regulationAttachments) {
        const params = { max: limits.regulationAttachments };
        throw contentError(content, 'attachmentsMax', { field: 'file', params });
      }
      const stored = await files.store(scope, file, 'other', 'file');
      await log(scope, id, 'update', { changes: { attachment: [null, stored.name] } });
      return change(scope, object, draft, { attachments: [...draft.attachments, stored.id] });
    },
    async detach(scope, id, contentId) {
      const object = await editable(scope, id);
      const draft = await draftOf(scope, object);
      if (!draft.attachments.includes(contentId)) throw new AppError('notFound');
      const attachments = draft.attachments.filter((attachment) => attachment !== contentId);
      const [stored] = await contentsByIds(scope.tx, scope.organizationId, [contentId]);
      await log(scope, id, 'update', { changes: { attachment: [stored?.name ?? contentId, null] } });
      return change(scope, object, draft, { attachments });
    },
  };
}
