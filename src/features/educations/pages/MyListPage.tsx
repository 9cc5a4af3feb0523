import { useMemo } from 'react';
import { MyListFrame } from '@src/content/lists/MyListFrame';
import type { ShelfSlots } from '@src/content/slots';
import { myEducations } from '../lists/my-educations';
import { EducationKindPage } from './EducationKindPage';

/** The user's educations: to do, to repeat, available on the shelf, and finished. */
export function MyListPage({ Take }: Pick<ShelfSlots, 'Take'>) {
  const list = useMemo(() => myEducations(Take), [Take]);
  return (
    <EducationKindPage>
      {({ typeContent }) => <MyListFrame key={typeContent} list={list} approvals={[]} />}
    </EducationKindPage>
  );
}
