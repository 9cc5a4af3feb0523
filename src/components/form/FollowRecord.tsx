import { useFormikContext } from 'formik';
import { useEffect } from 'react';

interface FollowRecordProps<Row extends { updatedAt: string }> {
  record: Row | undefined;
  base: Row | undefined;
  onFollow: (record: Row) => void;
}

/** Inside a form: takes over what others have changed, while nothing was typed here. */
export function FollowRecord<Row extends { updatedAt: string }>(props: FollowRecordProps<Row>) {
  const { record, base, onFollow } = props;
  const { dirty, isSubmitting } = useFormikContext();
  useEffect(() => {
    if (record && !dirty && !isSubmitting && record.updatedAt !== base?.updatedAt) onFollow(record);
  }, [record, base, dirty, isSubmitting, onFollow]);
  return null;
}
