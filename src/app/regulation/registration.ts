import { STATISTIC_EXTRAS } from '@domain/statistic-extras';
import { FileCheck2, FilePlus2, FileType2 } from 'lucide-react';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { regulationKind } from '@src/features/regulations/kind';
import type { ContentRegistration } from '../content-registration';
import { regulationRoutes } from './routes';

const newPath = `${regulationKind.path}/editor/new/edit`;

/** The registration of regulations: documents that people read and sign. */
export const regulationRegistration: ContentRegistration = {
  ...regulationKind,
  title: 'navigation:regulation',
  menu: [
    {
      title: 'navigation:regulation',
      path: regulationKind.path,
      icon: FileCheck2,
      access: 'signedIn',
      counter: 'regulation',
    },
  ],
  routes: regulationRoutes,
  commands: [
    { title: 'search:command.regulation', path: newPath, icon: FilePlus2, access: 'author' },
    { title: 'search:command.word', path: newPath, icon: FileType2, access: 'author' },
  ],
  statistic: {
    ...{ kind: regulationKind, segment: 'regulation', title: 'statistics:tab.regulation', order: 2 },
    ...{ ...STATISTIC_EXTRAS.regulation, reportPage: 'history' },
    Insights: lazyPart(
      async () => (await import('@src/features/statistics/insights/SigningInsights')).SigningInsights,
    ),
  },
  ObjectPicker: lazyPart(async () => (await import('./RegulationPicker')).RegulationPicker),
  duties: ({ statisticRegulation: { signedIds, notSignedIds, regulations } }) => ({
    texts: {
      title: 'employees:regulations.title',
      none: 'employees:regulations.none',
      hidden: 'employees:regulations.hidden',
      signed: 'employees:regulations.signed',
      notSigned: 'employees:regulations.notSigned',
      overdue: 'employees:regulations.overdue',
    },
    path: regulationKind.path,
    total: signedIds.length + notSignedIds.length,
    objects: regulations.map(({ regulation, state }) => ({ object: regulation, state })),
  }),
};
