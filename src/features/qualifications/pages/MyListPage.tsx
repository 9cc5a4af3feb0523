import { myGroup, type MyGroup } from '@src/content/lib/my-groups';
import { type MyList, MyListFrame } from '@src/content/lists/MyListFrame';
import { type MyQualification, useQualificationsMyQuery } from '../first-api';
import { MyQualificationRow } from '../lists/MyQualificationRow';
import { QualificationKindPage } from './QualificationKindPage';

const list: MyList<MyQualification> = {
  useList: (variables) => {
    const { currentData, error, isFetching, refetch } = useQualificationsMyQuery(variables);
    return { data: currentData?.qualifications, error, isFetching, refetch };
  },
  groups: ['toSign', 'changed', 'signed', 'other'] satisfies [MyGroup, ...MyGroup[]],
  groupOf: ({ myAssignment }) => myGroup({ myAssignment, mySignature: null }),
  Row: MyQualificationRow,
};

/** The user's qualifications: to earn, to renew, and held. */
export function MyListPage() {
  return (
    <QualificationKindPage>
      <MyListFrame list={list} approvals={[]} />
    </QualificationKindPage>
  );
}
