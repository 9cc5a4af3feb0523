import { type ContentReports, reportTemplate } from '@server/modules/content/content-reports';

/** What regulations add to reports. */
export const regulationReports: ContentReports = {
  sources: [],
  templates: [
    reportTemplate('acquaintance', 'obligations', 'object person position subdivision status completedAt', {
      ...{ groupBy: 'object', sortBy: 'person', objectTypes: ['regulation'] },
    }),
  ],
};
