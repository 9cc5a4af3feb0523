import { NextTask } from '@src/features/adaptation/components/NextTask';
import { ReasonsButton } from '@src/features/assignments/people/ReasonsButton';
import { PassingPage } from '@src/features/tests/pages/PassingPage';

const reasons = (assignmentId: number) => <ReasonsButton assignmentId={assignmentId} />;

/** A test, with «Почему мне это?» and what comes after it. */
export function Passing() {
  return <PassingPage reasons={reasons} next={<NextTask />} />;
}
