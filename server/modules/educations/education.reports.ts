import { type ContentReports, reportTemplate } from '@server/modules/content/content-reports';

/** The report sources and templates of educations: they and the tests that follow them. */
export const educationReports: ContentReports = {
  sources: [],
  templates: [
    reportTemplate('training', 'obligations', 'person position kind object status dueAt completedAt', {
      ...{ groupBy: 'person', objectTypes: ['education', 'test'] },
    }),
  ],
};
