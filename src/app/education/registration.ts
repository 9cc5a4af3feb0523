import { STATISTIC_EXTRAS } from '@domain/statistic-extras';
import { BookOpen, BookPlus, Clapperboard } from 'lucide-react';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { educationKinds } from '@src/features/educations/kind';
import type { ContentRegistration } from '../content-registration';
import { educationRoutes } from './routes';

const { text, video } = educationKinds;

/** The registration of educations: texts and videos that people study. */
export const educationRegistration: ContentRegistration = {
  ...text,
  title: 'navigation:education',
  menu: [
    {
      title: 'navigation:videoEducation',
      path: video.path,
      icon: Clapperboard,
      access: 'signedIn',
      counter: 'videoEducation',
    },
    {
      title: 'navigation:textEducation',
      path: text.path,
      icon: BookOpen,
      access: 'signedIn',
      counter: 'textEducation',
    },
  ],
  routes: educationRoutes,
  commands: [
    {
      title: 'search:command.videoEducation',
      path: `${video.path}/editor/new/edit`,
      icon: Clapperboard,
      access: 'author',
    },
    {
      title: 'search:command.textEducation',
      path: `${text.path}/editor/new/edit`,
      icon: BookPlus,
      access: 'author',
    },
  ],
  statistic: {
    ...{ kind: text, segment: 'education', title: 'statistics:tab.education', order: 1 },
    ...{ ...STATISTIC_EXTRAS.education, reportPage: 'access' },
    Insights: lazyPart(
      async () => (await import('@src/features/statistics/insights/EducationInsights')).EducationInsights,
    ),
  },
  ObjectPicker: lazyPart(async () => (await import('./EducationPicker')).EducationPicker),
  duties: ({ statisticEducation: { completedIds, notCompletedIds, educations } }) => ({
    texts: {
      title: 'employees:educations.title',
      none: 'employees:educations.none',
      hidden: 'employees:educations.hidden',
      signed: 'employees:educations.signed',
      notSigned: 'employees:educations.notSigned',
      overdue: 'employees:educations.overdue',
    },
    path: text.path,
    pages: { report: 'viewEducation', reader: 'viewEducation' },
    total: completedIds.length + notCompletedIds.length,
    objects: educations.map(({ education, state }) => ({ object: education, state })),
  }),
};
