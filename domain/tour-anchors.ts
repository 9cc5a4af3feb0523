// What an answer of the FAQ may point at in the reader's own workspace. The frame and the header of every page mark these
// elements; the server refuses other names, so that no entry names what no page has.

/** Of the frame: wherever the reader is. */
const FRAME_ANCHORS = ['menu', 'search', 'bell', 'account'] as const;
/** Of a page: the step names its route. `action` is the page's first button, there for who may press it. */
const PAGE_ANCHORS = ['tabs', 'action', 'content'] as const;

export const TOUR_ANCHORS = [...FRAME_ANCHORS, ...PAGE_ANCHORS] as const;

export type TourAnchor = (typeof TOUR_ANCHORS)[number];

export const isTourAnchor = (name: string): name is TourAnchor =>
  TOUR_ANCHORS.some((anchor) => anchor === name);

/** Whether a step at this anchor must say on which page. */
export const needsRoute = (anchor: TourAnchor): boolean => PAGE_ANCHORS.some((each) => each === anchor);
