import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

const crypto = new pkijs.CryptoEngine({ name: 'node', crypto: globalThis.crypto });
const KEY = { name: 'ECDSA', namedCurve: 'P-256' };

/** The kind of error in its responses. */
export type Fault =
  'refused' | 'otherText' | 'otherRequest' | 'notForTime' | 'changed' | 'noise' | 'huge' | 'error';

export interface TimeStampingService {
  url: string;
  /** The received requests. */
  requests: Buffer[];
  fault: Fault | null;
  close(): Promise<void>;
}

interface Signer {
  certificate: pkijs.Certificate;
  key: CryptoKey;
}

async function createSigner(purpose: string): Promise<Signer> {
  const { privateKey: key, publicKey } = await globalThis.crypto.subtle.generateKey(KEY, true, [
    'sign',
    'verify',
  ]);
  const name = new pkijs.AttributeTypeAndValue({
    type: '2.5.4.3',
    value: new asn1js.Utf8String({ value: 'TSA' }),
  });
  const usage = new pkijs.ExtKeyUsage({ keyPurposes: [purpose] });
  const certificate = new pkijs.Certificate({ version: 2, serialNumber: new asn1js.Integer({ value: 7 }) });
  certificate.issuer.typesAndValues.push(name);
  certificate.subject.typesAndValues.push(name);
  certificate.notBefore.value = new Date('2020-01-01T00:00:00Z');
  certificate.notAfter.value = new Date('2120-01-01T00:00:00Z');
  certificate.extensions = [
    new pkijs.Extension({
      extnID: '2.5.29.37',
      critical: true,
      extnValue: usage.toSchema().toBER(),
      parsedValue: usage,
    }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(publicKey, crypto);
  await certificate.sign(key, 'SHA-256', crypto);
  return { certificate, key };
}

function infoOf(request: pkijs.TimeStampReq, fault: Fault | null, at: Date): pkijs.TSTInfo {
  const { messageImprint, nonce } = request;
  const { hashAlgorithm } = messageImprint;
  const other = new asn1js.OctetString({ valueHex: new Uint8Array(32).buffer });
  return new pkijs.TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint:
      fault === 'otherText'
        ? new pkijs.MessageImprint({ hashAlgorithm, hashedMessage: other })
        : messageImprint,
    serialNumber: new asn1js.Integer({ value: 1 }),
    genTime: at,
    ...(nonce ? { nonce: fault === 'otherRequest' ? new asn1js.Integer({ value: 1 }) : nonce } : {}),
  });
}

async function tokenOf(info: pkijs.TSTInfo, { certificate, key }: Signer): Promise<pkijs.ContentInfo> {
  const type = '1.2.840.113549.1.9.16.1.4';
  const content = info.toSchema().toBER();
  const digest = await globalThis.crypto.subtle.digest('SHA-256', content);
  const attribute = (oid: string, value: asn1js.BaseBlock) =>
    new pkijs.Attribute({ type: oid, values: [value] });
  const encapContentInfo = new pkijs.EncapsulatedContentInfo({ eContentType: type });
  // In one piece, as DER requires: the constructor would split it.
  encapContentInfo.eContent = new asn1js.OctetString({ valueHex: content });
  const signed = new pkijs.SignedData({
    version: 3,
    encapContentInfo,
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new asn1js.ObjectIdentifier({ value: type })),
            attribute('1.2.840.113549.1.9.4', new asn1js.OctetString({ valueHex: digest })),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(key, 0, 'SHA-256', undefined, crypto);
  return new pkijs.ContentInfo({
    contentType: pkijs.ContentInfo.SIGNED_DATA,
    content: signed.toSchema(true),
  });
}

/** A local time-stamping service according to RFC 3161, which can be made to respond incorrectly. */
export async function startTimeStamping(now = () => new Date()): Promise<TimeStampingService> {
  const good = await createSigner('1.3.6.1.5.5.7.3.8');
  const other = await createSigner('1.3.6.1.5.5.7.3.1');
  const service: TimeStampingService = { url: '', requests: [], fault: null, close: () => Promise.resolve() };

  async function answer(body: Buffer): Promise<Buffer> {
    const { fault } = service;
    if (fault === 'noise') return Buffer.from('no answer');
    if (fault === 'huge') return Buffer.alloc(1_000_000);
    const status = new pkijs.PKIStatusInfo({ status: fault === 'refused' ? 2 : 0 });
    if (fault === 'refused') return Buffer.from(new pkijs.TimeStampResp({ status }).toSchema().toBER());
    const request = pkijs.TimeStampReq.fromBER(new Uint8Array(body).buffer);
    const at = new Date(Math.floor(now().getTime() / 1000) * 1000);
    const signer = fault === 'notForTime' ? other : good;
    const timeStampToken = await tokenOf(infoOf(request, fault, at), signer);
    const bytes = Buffer.from(new pkijs.TimeStampResp({ status, timeStampToken }).toSchema().toBER());
    // Within the signature, which is at the end of the response.
    if (fault === 'changed') bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
    return bytes;
  }

  const server = createServer((request, response) => {
    buffer(request)
      .then(async (body) => {
        service.requests.push(body);
        response.statusCode = service.fault === 'error' ? 503 : 200;
        response.setHeader('content-type', 'application/timestamp-reply');
        response.end(await answer(body));
      })
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const isBound = (item: typeof address): item is AddressInfo => typeof item === 'object' && item !== null;
  service.url = `http://127.0.0.1:${isBound(address) ? address.port : 0}/`;
  service.close = () => new Promise((resolve) => server.close(() => resolve()));
  return service;
}
