import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import type { Config } from '@server/config/config';

/** An RFC 3161 TimeStampToken in DER, and the time in it. */
export interface Timestamp {
  at: Date;
  token: Buffer;
}

/** A time-stamping service: it certifies when a text existed, without receiving the text. */
export interface Timestamps {
  /** Requests a timestamp. @throws {Error} unless its answer is a good token for this very request */
  stamp(text: string): Promise<Timestamp>;
  /** @throws {Error} unless the token is valid and is about this text */
  verify(token: Buffer, text: string): Promise<Timestamp>;
}

const SHA256 = '2.16.840.1.101.3.4.2.1';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const EXTENDED_KEY_USAGE = '2.5.29.37';
/** Granted, and granted with changes. */
const GRANTED: readonly number[] = [0, 1];
const NONCE_BYTES = 8;
const MAX_BYTES = 100_000;
const TIMEOUT_MS = 10_000;

const crypto = new pkijs.CryptoEngine({ name: 'node', crypto: globalThis.crypto });

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest();

/** Copies the bytes, so that what the library keeps does not change with a pool. */
const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

function requestOf(text: string): { nonce: Buffer; body: Buffer } {
  const nonce = randomBytes(NONCE_BYTES);
  // Makes it a positive number whose DER encoding has all its bytes.
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  const request = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({
        algorithmId: SHA256,
        algorithmParams: new asn1js.Null(),
      }),
      hashedMessage: new asn1js.OctetString({ valueHex: bufferOf(sha256(text)) }),
    }),
    nonce: new asn1js.Integer({ valueHex: bufferOf(nonce) }),
    certReq: true,
  });
  return { nonce, body: Buffer.from(request.toSchema().toBER()) };
}

function isTimeStamper(certificate: pkijs.Certificate): boolean {
  const usage = certificate.extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE);
  const { parsedValue } = usage ?? {};
  return parsedValue instanceof pkijs.ExtKeyUsage && parsedValue.keyPurposes.includes(TIME_STAMPING);
}

function certificatesOf(pem: string): pkijs.Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((block) =>
    pkijs.Certificate.fromBER(Buffer.from(block.replace(/-----[^-]+-----|\s/g, ''), 'base64')),
  );
}

function signedDataOf(token: Buffer): pkijs.SignedData {
  const content = pkijs.ContentInfo.fromBER(bufferOf(token));
  if (content.contentType !== SIGNED_DATA) throw new Error('the token is no signed data');
  return new pkijs.SignedData({ schema: content.content });
}

function infoOf(signed: pkijs.SignedData): pkijs.TSTInfo {
  const { eContentType, eContent } = signed.encapContentInfo;
  if (eContentType !== TST_INFO || !eContent) throw new Error('the token is no time stamp');
  return pkijs.TSTInfo.fromBER(eContent.getValue());
}

/** @throws {Error} unless the signature is that of an included time-stamping certificate */
async function checkSignature(
  signed: pkijs.SignedData,
  data: Buffer,
  roots: readonly pkijs.Certificate[],
): Promise<void> {
  const result = await signed.verify(
    {
      signer: 0,
      data: bufferOf(data),
      trustedCerts: [...roots],
      checkChain: roots.length > 0,
      extendedMode: true,
    },
    crypto,
  );
  if (!result.signatureVerified) throw new Error('the signature of the token does not hold');
  if (roots.length > 0 && !result.signerCertificateVerified) {
    throw new Error('the certificate of the token is not from a trusted one');
  }
  if (!result.signerCertificate || !isTimeStamper(result.signerCertificate)) {
    throw new Error('the certificate of the token is not for time stamps');
  }
}

async function answerOf(url: string, body: Buffer): Promise<Buffer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok || !response.body) throw new Error(`the service answered ${response.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    if (size > MAX_BYTES) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Creates the configured service, or null when none is configured. */
export function createTimestamps({
  timestampUrl,
  timestampCa,
}: Pick<Config, 'timestampUrl' | 'timestampCa'>): Timestamps | null {
  if (timestampUrl === undefined) return null;
  const roots = timestampCa === undefined ? [] : certificatesOf(readFileSync(timestampCa, 'utf8'));

  async function verified(token: Buffer, text: string): Promise<{ stamp: Timestamp; info: pkijs.TSTInfo }> {
    const signed = signedDataOf(token);
    const info = infoOf(signed);
    const { hashAlgorithm, hashedMessage } = info.messageImprint;
    const imprint = Buffer.from(hashedMessage.valueBlock.valueHexView);
    if (hashAlgorithm.algorithmId !== SHA256 || !imprint.equals(sha256(text))) {
      throw new Error('the token is about something else');
    }
    await checkSignature(signed, Buffer.from(text, 'utf8'), roots);
    return { info, stamp: { at: info.genTime, token } };
  }

  return {
    async stamp(text) {
      const { nonce, body } = requestOf(text);
      const response = pkijs.TimeStampResp.fromBER(bufferOf(await answerOf(timestampUrl, body)));
      if (!GRANTED.includes(response.status.status) || !response.timeStampToken) {
        throw new Error(`the service refused: status ${response.status.status}`);
      }
      const token = Buffer.from(response.timeStampToken.toSchema().toBER());
      const { info, stamp } = await verified(token, text);
      if (!info.nonce || !Buffer.from(info.nonce.valueBlock.valueHexView).equals(nonce)) {
        throw new Error('the token is not the answer to this request');
      }
      return stamp;
    },
    verify: async (token, text) => (await verified(token, text)).stamp,
  };
}
