import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Written } from '@src/content/source';
import { picked } from '@src/content/source';
import { ClausePictures } from '@src/content/text/ClausePictures';
import type { StoredFile } from '@src/content/types';
import { uuid } from '@src/lib/uuid';
import { useTestPictureAddMutation } from '../api';

/** Adds a picture to the test. A repeated upload of the same file after a lost response is one picture. */
type AddPicture = (file: File) => Promise<Written<StoredFile>>;

/** The upload function for the questions below. */
export const AddPictureContext = createContext<AddPicture | null>(null);

/** Returns the upload function for pictures; null when the question does not belong to a test and cannot have pictures. */
export const useQuestionPictures = (): AddPicture | null => useContext(AddPictureContext);

/** The function that adds pictures of the bank's questions to those of the test. */
const KeepPicturesContext = createContext<(pictures: readonly StoredFile[]) => void>(() => undefined);

/** Adds the pictures of the bank's questions to those that the test shows. */
export function useKeptPictures(pictures: readonly StoredFile[]): void {
  const keep = useContext(KeepPicturesContext);
  useEffect(() => {
    if (pictures.length > 0) keep(pictures);
  }, [keep, pictures]);
}

interface QuestionPicturesProps {
  testId: number;
  pictures: readonly StoredFile[];
  children: ReactNode;
}

/** The pictures of a test's questions, and the upload of more. */
export function QuestionPictures({ testId, pictures, children }: QuestionPicturesProps) {
  const [send] = useTestPictureAddMutation();
  const [added, setAdded] = useState<readonly StoredFile[]>([]);
  const keep = useCallback(
    (more: readonly StoredFile[]) =>
      setAdded((before) => [
        ...before.filter(({ id }) => more.every((storedFile) => storedFile.id !== id)),
        ...more,
      ]),
    [],
  );
  const keys = useRef(new Map<File, string>());
  const add: AddPicture = async (file) => {
    const clientKey = keys.current.get(file) ?? uuid();
    keys.current.set(file, clientKey);
    const written = await picked(
      send({ id: testId, file, clientKey }),
      ({ testPictureAdd }): StoredFile => testPictureAdd,
    );
    const { data } = written;
    if (data) keep([data]);
    return written;
  };
  return (
    <AddPictureContext value={add}>
      <KeepPicturesContext value={keep}>
        <ClausePictures pictures={[...pictures, ...added]}>{children}</ClausePictures>
      </KeepPicturesContext>
    </AddPictureContext>
  );
}
