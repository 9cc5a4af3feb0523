import { sessionHeaders } from '@src/api/session';

/** Reports that a referral link was opened; the server counts each browser once a day. */
export const reportRefClick = (refId: number, refLinkId: number): Promise<Response> =>
  fetch('/api/refs/click', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sessionHeaders() },
    body: JSON.stringify({ ref: refId, link: refLinkId }),
  });
