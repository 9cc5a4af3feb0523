// The elements of the reader's own workspace that an answer of the FAQ may point to. The frame and the header of every page mark
// these elements; the server rejects other names, so that no entry names an element that no page has.

/** In the frame: on every page. */
const FRAME_ANCHORS = ['menu', 'search', 'bell', 'account'] as const;
/** On a page: the step names its route. `action` is the page's first button, visible to people who may press it. */
const PAGE_ANCHORS = ['tabs', 'action', 'content'] as const;

export const TOUR_ANCHORS = [...FRAME_ANCHORS, ...PAGE_ANCHORS] as const;

export type TourAnchor = (typeof TOUR_ANCHORS)[number];

export const isTourAnchor = (name: string): name is TourAnchor =>
  TOUR_ANCHORS.some((anchor) => anchor === name);

/** Whether a step at this anchor must name its page. */
export const needsRoute = (anchor: TourAnchor): boolean => PAGE_ANCHORS.some((item) => item === anchor);
