import { type ReactNode, useState } from 'react';
import { ClausePictures } from '@src/content/text/ClausePictures';
import { uuid } from '@src/lib/uuid';
import { useCall } from '@src/store/useCall';
import { type Reviewed, type Taking, type TestDetails, useTestAttemptStartMutation } from '../api';
import { AheadPictures } from '../spots/AheadPictures';
import { Result } from './Result';
import { Runner } from './Runner';
import { StartCard } from './StartCard';

interface PassingProps {
  test: TestDetails;
  version: NonNullable<TestDetails['currentVersion']>;
  reasons: (assignmentId: number) => ReactNode;
  next: ReactNode;
}

type Stage = { kind: 'start' } | { kind: 'taking'; taking: Taking } | { kind: 'ended'; attempt: Reviewed };

/** Taking a test: the rules, the questions, the result. */
export function Passing({ test, version, reasons, next }: PassingProps) {
  const call = useCall();
  // Identifies to the server the window in which an attempt is active; valid as long as this page.
  const [tab] = useState(uuid);
  const [start, { isLoading }] = useTestAttemptStartMutation();
  const [stage, setStage] = useState<Stage>({ kind: 'start' });
  const begin = async () => {
    const { data } = await call(start({ testId: test.id, tab }));
    if (data) setStage({ kind: 'taking', taking: data.testAttemptStart });
  };
  if (stage.kind === 'taking') {
    return (
      <ClausePictures pictures={stage.taking.pictures}>
        <Runner
          // Remounted when the attempt is started or taken over from another window, to use the server's current state.
          key={stage.taking.serverNow}
          taking={stage.taking}
          tab={tab}
          isTaking={isLoading}
          onTakeOver={() => void begin().catch(() => undefined)}
          onEnd={(attempt) => setStage({ kind: 'ended', attempt })}
        />
        <AheadPictures />
      </ClausePictures>
    );
  }
  if (stage.kind === 'ended') {
    return (
      <Result
        attemptId={stage.attempt.id}
        test={test}
        next={next}
        isStarting={isLoading}
        onAgain={() => void begin().catch(() => undefined)}
      />
    );
  }
  return (
    <StartCard
      test={test}
      version={version}
      reasons={reasons}
      next={next}
      isStarting={isLoading}
      onStart={() => void begin().catch(() => undefined)}
    />
  );
}
