import { useFormikContext } from 'formik';
import { useEffect } from 'react';

interface FollowRecordProps<Row extends { updatedAt: string }> {
  record: Row | undefined;
  base: Row | undefined;
  onFollow: (record: Row) => void;
  /** Whether what this form is about is the same in both: then the newer one is taken over whatever was typed. */
  isUntouched?: (record: Row, base: Row) => boolean;
}

/** Inside a form: takes over what others have changed, while nothing was typed here. */
export function FollowRecord<Row extends { updatedAt: string }>(props: FollowRecordProps<Row>) {
  const { record, base, onFollow, isUntouched } = props;
  const { dirty, isSubmitting } = useFormikContext();
  useEffect(() => {
    if (!record || isSubmitting || record.updatedAt === base?.updatedAt) return;
    if (!dirty || (base && isUntouched?.(record, base))) onFollow(record);
  }, [record, base, dirty, isSubmitting, onFollow, isUntouched]);
  return null;
}
