/** How many people «Что, если» can let leave at once. */
export const WHAT_IF_PEOPLE_MAX = 50;
