import { myGroup, type MyGroup } from '@src/content/lib/my-groups';
import type { MyList } from '@src/content/lists/MyListFrame';
import type { ShelfSlots } from '@src/content/slots';
import { type MyEducation, useEducationsMyQuery } from '../first-api';
import { useEducationKind } from '../pages/EducationKindPage';
import { MyEducationRow } from './MyEducationRow';

/** The user's own list of educations of one type. `Take`: the button that takes one from the shelf. */
export const myEducations = (Take: ShelfSlots['Take']): MyList<MyEducation> => ({
  useList: (variables) => {
    const { typeContent } = useEducationKind();
    const { currentData, error, isFetching, refetch } = useEducationsMyQuery({ ...variables, typeContent });
    return { data: currentData?.educations, error, isFetching, refetch };
  },
  groups: ['toSign', 'changed', 'shelf', 'signed', 'other'] satisfies [MyGroup, ...MyGroup[]],
  groupOf: ({ myAssignment, abilities }) =>
    myGroup({ myAssignment, mySignature: null, canTake: abilities.canTake }),
  Row: ({ item }) => <MyEducationRow item={item} Take={Take} />,
});
