import { useFormikContext } from 'formik';
import { useEffect } from 'react';

interface FollowRecordProps<Row extends { updatedAt: string }> {
  record: Row | undefined;
  base: Row | undefined;
  onFollow: (record: Row) => void;
  /**
   * Whether the two records are equal in the part that this form edits. The newer one is then accepted even when there are
   * unsaved changes.
   */
  isUntouched?: (record: Row, base: Row) => boolean;
}

/** Inside a form: accepts changes made by others while nothing was typed here. */
export function FollowRecord<Row extends { updatedAt: string }>(props: FollowRecordProps<Row>) {
  const { record, base, onFollow, isUntouched } = props;
  const { dirty, isSubmitting } = useFormikContext();
  useEffect(() => {
    if (!record || isSubmitting || record.updatedAt === base?.updatedAt) return;
    if (!dirty || (base && isUntouched?.(record, base))) onFollow(record);
  }, [record, base, dirty, isSubmitting, onFollow, isUntouched]);
  return null;
}
