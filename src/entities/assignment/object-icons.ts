import { Award, BookOpen, FileCheck2, ListChecks, type LucideIcon } from 'lucide-react';
import type { ObjectType } from '@src/api/generated/types';

/** The icon of each kind of content, wherever kinds stand beside each other. */
export const objectIcons: Record<ObjectType, LucideIcon> = {
  regulation: FileCheck2,
  education: BookOpen,
  test: ListChecks,
  qualification: Award,
};
