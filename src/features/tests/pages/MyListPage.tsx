import { myGroup, type MyGroup } from '@src/content/lib/my-groups';
import { type MyList, MyListFrame } from '@src/content/lists/MyListFrame';
import { type MyTest, useTestsMyQuery } from '../first-api';
import { MyTestRow } from '../lists/MyTestRow';
import { TestKindPage } from './TestKindPage';

const list: MyList<MyTest> = {
  useList: (variables) => {
    const { currentData, error, isFetching, refetch } = useTestsMyQuery(variables);
    return { data: currentData?.tests, error, isFetching, refetch };
  },
  groups: ['toSign', 'changed', 'signed', 'other'] satisfies [MyGroup, ...MyGroup[]],
  groupOf: ({ myAssignment }) => myGroup({ myAssignment, mySignature: null }),
  Row: MyTestRow,
};

/** The user's tests: to take, to repeat, and passed. */
export function MyListPage() {
  return (
    <TestKindPage>
      <MyListFrame list={list} approvals={[]} />
    </TestKindPage>
  );
}
