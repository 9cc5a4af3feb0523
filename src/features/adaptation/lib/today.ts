import {
  FileCheck2,
  Gavel,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  ShieldAlert,
  Signature,
  Target,
  Users,
} from 'lucide-react';
import type { TodayLine } from '../api';

export const todayIcons: Record<TodayLine['kind'], LucideIcon> = {
  assignment: FileCheck2,
  task: ListChecks,
  meeting: Users,
  checkin: MessageCircle,
  trial: Target,
  decision: Gavel,
  approval: Signature,
  signInUnconfirmed: ShieldAlert,
  signInDisputed: ShieldAlert,
};
