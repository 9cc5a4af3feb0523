import { ReasonsButton } from '@src/features/assignments/people/ReasonsButton';
import { OverviewPage } from '@src/features/qualifications/pages/OverviewPage';

const reasons = (assignmentId: number) => <ReasonsButton assignmentId={assignmentId} />;

/** A qualification, with «Почему мне это?». */
export function Overview() {
  return <OverviewPage reasons={reasons} />;
}
