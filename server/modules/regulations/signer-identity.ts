/** Who the signer was to the server, as a record of evidence keeps it. Times are ISO 8601. */
export type SignerIdentity = {
  session: { startedBy: string | null; startedAt: string } | null;
};
