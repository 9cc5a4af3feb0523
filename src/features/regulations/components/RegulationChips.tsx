import { Archive, CheckCheck, FilePenLine, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import type { ContentStatus } from '../api';

const looks = {
  draft: { colour: 'grey', icon: FilePenLine },
  onApproval: { colour: 'purple', icon: Hourglass },
  published: { colour: 'green', icon: CheckCheck },
  archived: { colour: 'grey', icon: Archive },
} as const;

/** State of the document itself. */
export function ContentStatusChip({ status }: { status: ContentStatus }) {
  const { t } = useTranslation('regulations');
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
