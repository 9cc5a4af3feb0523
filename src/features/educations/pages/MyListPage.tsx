import { useMemo } from 'react';
import { MyListFrame } from '@src/content/lists/MyListFrame';
import type { ShelfSlots } from '@src/content/slots';
import { myEducations } from '../lists/my-educations';
import { EducationKindPage } from './EducationKindPage';

/** What the person has to go through, to go through again, may take from the shelf, and has finished. */
export function MyListPage({ Take }: Pick<ShelfSlots, 'Take'>) {
  const list = useMemo(() => myEducations(Take), [Take]);
  return (
    <EducationKindPage>
      {({ typeContent }) => <MyListFrame key={typeContent} list={list} approvals={[]} />}
    </EducationKindPage>
  );
}
