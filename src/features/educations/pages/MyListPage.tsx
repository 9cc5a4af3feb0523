import { myGroup, type MyGroup } from '@src/content/lib/my-groups';
import { type MyList, MyListFrame } from '@src/content/lists/MyListFrame';
import { type MyEducation, useEducationsMyQuery } from '../first-api';
import { MyEducationRow } from '../lists/MyEducationRow';
import { EducationKindPage, useEducationKind } from './EducationKindPage';

const list: MyList<MyEducation> = {
  useList: (variables) => {
    const { typeContent } = useEducationKind();
    const { currentData, error, isFetching, refetch } = useEducationsMyQuery({ ...variables, typeContent });
    return { data: currentData?.educations, error, isFetching, refetch };
  },
  groups: ['toSign', 'changed', 'signed', 'other'] satisfies [MyGroup, ...MyGroup[]],
  groupOf: ({ myAssignment }) => myGroup({ myAssignment, mySignature: null }),
  Row: MyEducationRow,
};

/** What the person has to go through, to go through again, and has finished. */
export function MyListPage() {
  return (
    <EducationKindPage>
      {({ typeContent }) => <MyListFrame key={typeContent} list={list} approvals={[]} />}
    </EducationKindPage>
  );
}
