import { useRef, useState } from 'react';
import { fitPicture } from '@src/lib/fitting-picture';
import { contentFile } from '@src/lib/statics';
import { uuid } from '@src/lib/uuid';
import { readRuleMessage } from '@domain/validation/messages';
import { fileProblem, fileRules } from '@src/lib/validation/files';
import { useFailureText } from '@src/store/useFailureText';
import { useNotify } from '@src/store/useNotify';
import type { UseWrite } from '../source';
import type { StoredFile } from '../types';
import { PICTURE_EXTENSIONS } from './PictureDialog';
import { useContentText } from '../words';

export type UseAddPicture = UseWrite<{ id: number; file: File; clientKey: string }, StoredFile>;

/** The pictures of a text in the editor, and how more are added. */
export function useEditorPictures(
  useAddPicture: UseAddPicture,
  objectId: number,
  pictures: readonly StoredFile[],
) {
  const { t } = useContentText();
  const failureText = useFailureText();
  const notify = useNotify();
  const [send] = useAddPicture();
  const [addresses] = useState(
    () => new Map(pictures.map((content) => [String(content.id), contentFile(content).url])),
  );
  const [queue, setQueue] = useState<File[]>([]);
  // One idempotency key for each file, so that a repeated upload after a lost response is one picture.
  const keys = useRef(new Map<File, string>());

  const problemOf = (file: File): string | null => {
    const rule = readRuleMessage(fileProblem(file, fileRules.maxBytes, PICTURE_EXTENSIONS) ?? '');
    return rule ? t(`validation:${rule.rule}`, rule.values) : null;
  };

  return {
    addressOf: (contentId: string) => addresses.get(contentId),
    /** The file whose description is being asked for. */
    file: queue[0] ?? null,
    /** Adds files; those that are too large are compressed first. */
    take: async (chosen: readonly File[]) => {
      const files = await Promise.all(chosen.map(fitPicture));
      for (const file of files) {
        const problem = problemOf(file);
        if (problem) notify.error(t('attachments.problem', { name: file.name, problem }));
      }
      setQueue((now) => [...now, ...files.filter((file) => problemOf(file) === null)]);
    },
    next: () => setQueue((now) => now.slice(1)),
    foreign: () => notify.error(t('picture.foreign')),
    /** Returns the id by which the text references the picture, or the error text. */
    add: async (file: File): Promise<{ id: string } | { problem: string }> => {
      const clientKey = keys.current.get(file) ?? uuid();
      keys.current.set(file, clientKey);
      const { data: content, error } = await send({ id: objectId, file, clientKey });
      if (!content) return { problem: failureText(error) };
      addresses.set(String(content.id), contentFile(content).url);
      return { id: String(content.id) };
    },
  };
}
