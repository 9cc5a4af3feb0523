import type { SampleIndustry } from '@src/api/samples';

/** The prefix of the texts: a sample is there to look around, the templates of the referrer are there to stay. */
export const sampleWords = (sample: SampleIndustry) => (sample === 'referrer' ? 'sample.taken' : 'sample');
