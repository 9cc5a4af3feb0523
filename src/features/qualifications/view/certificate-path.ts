/** Returns the download path of a certificate. */
export const certificatePath = (awardId: number): string =>
  `/api/qualifications/awards/${awardId}/certificate.pdf`;
