import Card from '@mui/material/Card';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { Delayed, SkeletonRows } from '@src/components/feedback/Skeletons';

/** Shown instead of a section until its first load, or when that has failed. */
export function InsightLoading({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Card>
      {error ? (
        <ErrorState isDense error={error} onRetry={onRetry} />
      ) : (
        <Delayed>
          <SkeletonRows rows={6} columns={2} />
        </Delayed>
      )}
    </Card>
  );
}
