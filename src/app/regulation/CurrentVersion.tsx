import { ReasonsButton } from '@src/features/assignments/people/ReasonsButton';
import { CurrentVersionPage } from '@src/features/regulations/pages/CurrentVersionPage';

const reasons = (assignmentId: number) => <ReasonsButton assignmentId={assignmentId} />;

/** The reader, with «Почему мне это?». */
export function CurrentVersion() {
  return <CurrentVersionPage reasons={reasons} />;
}
