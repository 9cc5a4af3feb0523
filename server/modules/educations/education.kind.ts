import { sql } from 'drizzle-orm';
import type { ContentKind } from '@server/modules/content/content-kind';
import { createContentKind, type HandoverWords } from '@server/modules/content/create-content-kind';
import { educationContent } from './education.content';
import { educationReports } from './education.reports';
import { changedCompletions } from './studying/evidence.read-model';
import { findEducations, findEducationTexts } from './search.read-model';

/** The contract's terms for handing over educations. */
export const handoverWords: HandoverWords = { owner: 'education', approval: 'educationApproval' };

const isOfType = (typeContent: 'video' | 'text') => sql`exists (select from education e
  where e.organization_id = assignment.organization_id and e.id = assignment.object_id
    and e.type_content = ${typeContent})`;

/** The content kind of educations, texts and videos that people study, for the rest of the server. */
export const educationKind: ContentKind = createContentKind(educationContent, {
  reports: educationReports,
  menuCounters: [
    { name: 'videoEducation', where: isOfType('video') },
    { name: 'textEducation', where: isOfType('text') },
  ],
  // One per ten minutes: as set by the author, otherwise by the length of the video or the text.
  weight: sql<number>`greatest(1, coalesce(education.minutes, (select ceil(coalesce((v.own ->> 'durationSec')::int / 60.0, v.word_count / 180.0))
    from education_version v where v.organization_id = education.organization_id
      and v.id = education.current_version_id), 0) / 10.0)`,
  changedSince: changedCompletions,
  search: { objects: findEducations, texts: findEducationTexts },
  handover: handoverWords,
});
