import { Archive, CheckCheck, FilePenLine, Hourglass } from 'lucide-react';
import { StatusChip } from '@src/components/data/StatusChip';
import type { ContentStatus } from '@src/api/generated/types';
import { useContentText } from '../words';

const looks = {
  draft: { colour: 'grey', icon: FilePenLine },
  onApproval: { colour: 'purple', icon: Hourglass },
  published: { colour: 'green', icon: CheckCheck },
  archived: { colour: 'grey', icon: Archive },
} as const;

/** The status of the object itself. */
export function ContentStatusChip({ status }: { status: ContentStatus }) {
  const { t } = useContentText();
  const { colour, icon } = looks[status];
  return (
    <StatusChip
      label={t(`status.${status}`)}
      colour={colour}
      icon={icon}
      isOutlined={status === 'archived'}
    />
  );
}
