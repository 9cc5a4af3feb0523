import { screen, waitFor } from '@testing-library/react';
import { SampleOffer } from '@src/features/organization/components/SampleOffer';
import { carrySample } from '@src/lib/carried-sample';
import { isEditToggled } from '@src/store/slices/settings';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { person, roleWith, storeOf } from '@test/src/shell/people';

const wire = openPageWire();

test.each([true, false])(
  'the sample chosen at registration is filled in once, whether or not this browser is in edit mode (%s)',
  async (isEdit) => {
    wire.answer = ({ query }) =>
      query.includes('sampleFill') ? { data: { sampleFill: [] } } : { data: { sampleFromReferrer: [] } };
    carrySample('bakery');
    const store = storeOf(person({ isAdmin: true }), roleWith());
    if (!isEdit) store.dispatch(isEditToggled());
    showPart(<SampleOffer />, '/organization', store);
    await waitFor(() =>
      expect(wire.mutations().map(({ variables }) => variables)).toEqual([{ industry: 'bakery' }]),
    );
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: 'Пекарня' })).toHaveLength(isEdit ? 1 : 0),
    );
  },
);
