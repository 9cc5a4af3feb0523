import {
  CircleHelp,
  FileCheck2,
  Gavel,
  Hand,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  ShieldAlert,
  Signature,
  Target,
  Users,
} from 'lucide-react';
import { objectIcons } from '@src/entities/assignment/object-icons';
import type { TodayLine } from '../api';

const icons: Record<TodayLine['kind'], LucideIcon> = {
  assignment: FileCheck2,
  task: ListChecks,
  meeting: Users,
  checkin: MessageCircle,
  trial: Target,
  decision: Gavel,
  approval: Signature,
  request: Hand,
  unclear: CircleHelp,
  signInUnconfirmed: ShieldAlert,
  signInDisputed: ShieldAlert,
};

interface TodayIconProps {
  task: Pick<TodayLine, 'kind' | 'objectType'>;
  size: number;
}

/** The icon of a line of «Сегодня»: of what is to be read, learned or passed, otherwise of what is to be done. */
export function TodayIcon({ task: { kind, objectType }, size }: TodayIconProps) {
  const Icon = kind === 'assignment' && objectType ? objectIcons[objectType] : icons[kind];
  return <Icon size={size} aria-hidden />;
}
