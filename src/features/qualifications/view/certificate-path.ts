/** Where a certificate is downloaded. */
export const certificatePath = (awardId: number): string =>
  `/api/qualifications/awards/${awardId}/certificate.pdf`;
