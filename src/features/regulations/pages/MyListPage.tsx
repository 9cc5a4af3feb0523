import { ContentKindContext } from '@src/content/content-kind';
import { myGroup, type MyGroup } from '@src/content/lib/my-groups';
import { type MyList, MyListFrame } from '@src/content/lists/MyListFrame';
import { useRegulationsMyQuery, type MyRegulation } from '../first-api';
import { regulationKind } from '../kind';
import { MyRegulationRow } from '../lists/MyRegulationRow';
import { usePendingApprovals } from '../lists/use-pending-approvals';

const list: MyList<MyRegulation> = {
  useList: (variables) => {
    const { data, error, isFetching, refetch } = useRegulationsMyQuery(variables);
    return { data: data?.regulations, error, isFetching, refetch };
  },
  groups: ['toSign', 'changed', 'signed', 'other'] satisfies [MyGroup, ...MyGroup[]],
  groupOf: myGroup,
  Row: MyRegulationRow,
};

/** The user's regulations: to sign, to sign again, and signed. */
export function MyListPage() {
  const approvals = usePendingApprovals();
  return (
    <ContentKindContext value={regulationKind}>
      <MyListFrame list={list} approvals={approvals} />
    </ContentKindContext>
  );
}
