import { useParams } from 'react-router-dom';
import { ComponentPage } from '@src/features/qualifications/pages/ComponentPage';
import { View } from '../education/View';
import { CurrentVersion } from '../regulation/CurrentVersion';
import { Passing } from '../tests/Passing';

/** A component of a qualification, in the viewer that it has on its own page. */
export function Component() {
  const { educationId, regulationId } = useParams();
  if (educationId !== undefined) {
    return (
      <ComponentPage segment="educations" param="educationId">
        <View />
      </ComponentPage>
    );
  }
  if (regulationId !== undefined) {
    return (
      <ComponentPage segment="regulations" param="regulationId">
        <CurrentVersion />
      </ComponentPage>
    );
  }
  return (
    <ComponentPage segment="tests" param="testId">
      <Passing />
    </ComponentPage>
  );
}
