import { type ApprovalsService, createApprovalsService } from './approvals/approvals.service';
import { createPicturesService, type PicturesService } from './blocks/pictures.service';
import { type CommentsService, createCommentsService } from './comments/comments.service';
import type { ContentDefinition } from './content-definition';
import { type ContentEvents, createContentEvents } from './content-events';
import type { ContentDeps } from './content.deps';
import { createObjectsService, type ObjectsService } from './objects/objects.service';
import { createDraftsService, type DraftsService } from './versions/drafts.service';
import {
  createPublishingService,
  type PublishingRules,
  type PublishingService,
} from './versions/publishing.service';
import { createReviewsService, type ReviewsService } from './versions/reviews.service';

/** The services of every kind of content. */
export interface ContentServices {
  approvals: ApprovalsService;
  comments: CommentsService;
  drafts: DraftsService;
  events: ContentEvents;
  objects: ObjectsService;
  pictures: PicturesService;
  publishing: PublishingService;
  reviews: ReviewsService;
}

/** Creates the services of a kind. `rules`: the kind's own rules for its objects. */
export function createContentServices(
  deps: ContentDeps,
  content: ContentDefinition,
  rules: PublishingRules = {},
): ContentServices {
  const events = createContentEvents(deps, content);
  return {
    events,
    approvals: createApprovalsService(deps, content, events),
    comments: createCommentsService(deps, content, events),
    drafts: createDraftsService(deps, content, events),
    objects: createObjectsService(deps, content, events),
    pictures: createPicturesService(deps, content, events),
    publishing: createPublishingService(deps, content, events, rules),
    reviews: createReviewsService(deps, content),
  };
}
