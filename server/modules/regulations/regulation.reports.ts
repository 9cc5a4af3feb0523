import { type ContentReports, reportTemplate } from '@server/modules/content/content-reports';

/** The reports that regulations add. */
export const regulationReports: ContentReports = {
  sources: [],
  templates: [
    reportTemplate('acquaintance', 'obligations', 'object person position subdivision status completedAt', {
      ...{ groupBy: 'object', sortBy: 'person', objectTypes: ['regulation'] },
    }),
  ],
};
