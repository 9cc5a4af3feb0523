import { STATISTIC_EXTRAS } from '@domain/statistic-extras';
import { Award, BadgePlus } from 'lucide-react';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { qualificationKind } from '@src/features/qualifications/kind';
import type { ContentRegistration } from '../content-registration';
import { qualificationRoutes } from './routes';

/** The registration of qualifications that people earn. */
export const qualificationRegistration: ContentRegistration = {
  ...qualificationKind,
  title: 'navigation:qualifications',
  menu: [
    { title: 'navigation:qualifications', path: qualificationKind.path, icon: Award, access: 'signedIn' },
  ],
  routes: qualificationRoutes,
  statistic: {
    ...{ kind: qualificationKind, segment: 'qualification', title: 'statistics:tab.qualification', order: 4 },
    ...{ ...STATISTIC_EXTRAS.qualification, reportPage: 'access' },
  },
  commands: [
    {
      title: 'search:command.qualification',
      path: '/qualification?tab=editor&create=1',
      icon: BadgePlus,
      access: 'author',
    },
  ],
  ObjectPicker: lazyPart(async () => (await import('./QualificationPicker')).QualificationPicker),
};
