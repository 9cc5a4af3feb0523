import { STATISTIC_EXTRAS } from '@domain/statistic-extras';
import { ListChecks, ListPlus } from 'lucide-react';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { testKind } from '@src/features/tests/kind';
import type { ContentRegistration } from '../content-registration';
import { testRoutes } from './routes';

/** The registration of tests. */
export const testRegistration: ContentRegistration = {
  ...testKind,
  title: 'navigation:tests',
  menu: [{ title: 'navigation:tests', path: testKind.path, icon: ListChecks, access: 'signedIn' }],
  routes: testRoutes,
  statistic: {
    ...{ kind: testKind, segment: 'tests', title: 'statistics:tab.tests', order: 3 },
    ...{ ...STATISTIC_EXTRAS.test, reportPage: 'execution' },
    Insights: lazyPart(
      async () => (await import('@src/features/statistics/insights/TestInsights')).TestInsights,
    ),
  },
  commands: [{ title: 'search:command.test', path: '/tests/edit', icon: ListPlus, access: 'author' }],
  ObjectPicker: lazyPart(async () => (await import('./TestPicker')).TestPicker),
};
