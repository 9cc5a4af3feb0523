import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Written } from '@src/content/source';
import { picked } from '@src/content/source';
import { ClausePictures } from '@src/content/text/ClausePictures';
import type { StoredFile } from '@src/content/types';
import { uuid } from '@src/lib/uuid';
import { useTestPictureAddMutation } from '../api';

/** Adds a picture to the test. Sent again after a lost answer the same file is one picture. */
type AddPicture = (file: File) => Promise<Written<StoredFile>>;

/** How the questions below get their pictures. */
export const AddPictureContext = createContext<AddPicture | null>(null);

/** How the question around here gets a picture; null: it belongs to no test, and has no place for one. */
export const useQuestionPictures = (): AddPicture | null => useContext(AddPictureContext);

/** Shows pictures that came with questions of the bank, as those of the test. */
const KeepPicturesContext = createContext<(pictures: readonly StoredFile[]) => void>(() => undefined);

/** Brings pictures along that are of questions of the bank. */
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

/** The pictures that the questions of a test show, and how more come. */
export function QuestionPictures({ testId, pictures, children }: QuestionPicturesProps) {
  const [send] = useTestPictureAddMutation();
  const [added, setAdded] = useState<readonly StoredFile[]>([]);
  const keep = useCallback(
    (more: readonly StoredFile[]) =>
      setAdded((before) => [...before.filter(({ id }) => more.every((one) => one.id !== id)), ...more]),
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
