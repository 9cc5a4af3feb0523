import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rejectSuspended, rejectUnpaid, rejectVisitor } from '@server/graphql/access/access';
import { rejectGuest } from '@server/graphql/access/guests';
import type { Caller } from '@server/graphql/context';
import { presentFailure } from '@server/graphql/errors';
import { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import type { UploadReceiving } from '@server/modules/educations/uploads/receiving';
import { requestInfo } from '../request-info';

interface UploadsDeps {
  log: Logger;
  receiving: UploadReceiving;
  /** Returns the person of a valid session, or null. */
  callerOf: (token: string, ip: string) => Promise<Caller | null>;
}

const PATH = '/api/uploads';

type Asked = FastifyRequest<{ Params: { id: string } }>;

/**
 * Adds `/api/uploads/:id`: the bytes of videos, in parts, over tus (https://tus.io). A mutation creates the upload and checks
 * rights, size and quota; here uploads cannot be created, read or removed, and only the person who created one may continue it.
 */
export function addUploads(app: FastifyInstance, { log, receiving, callerOf }: UploadsDeps): void {
  const { folder } = receiving;
  const tus = new Server({
    path: PATH,
    datastore: folder.store,
    allowedOrigins: [],
    // Before the response: the client asks for the result as soon as the upload is complete.
    async onUploadFinish(_request, { id }) {
      await receiving.arrived(id);
      return {};
    },
    async onResponseError({ url }, error) {
      const id = url.slice(url.lastIndexOf('/') + 1);
      if (folder.foundNoRoom(id)) return { status_code: 507, body: 'No room' };
      if (error instanceof Error) log.warn({ err: error }, 'a part of a video was not received');
      return undefined;
    },
  });

  /** @throws {AppError} auth.required, organization.suspended, organization.unpaid, notFound */
  async function admit({ headers, ip, params }: Asked): Promise<void> {
    const info = requestInfo(headers, ip, log);
    const caller = info.token === null ? null : await callerOf(info.token, info.ip);
    if (caller === null) throw new AppError('auth.required');
    rejectSuspended(caller);
    rejectUnpaid(caller);
    rejectVisitor(caller);
    rejectGuest(caller);
    if (!(await receiving.isOpenTo(caller, params.id))) throw new AppError('notFound');
  }

  async function receive(request: Asked, reply: FastifyReply): Promise<FastifyReply> {
    try {
      await admit(request);
    } catch (failure) {
      const error = presentFailure(failure, requestInfo(request.headers, request.ip, log));
      const status = { 'auth.required': 401, notFound: 404 }[String(error.extensions.code)] ?? 403;
      // The rest of the part is not read.
      return reply
        .status(status)
        .header('connection', 'close')
        .send({ errors: [error.toJSON()] });
    }
    const { id } = request.params;
    // The last response was lost, or the server ended before it: the completion is reported again.
    const upload = request.method === 'HEAD' ? await folder.store.getUpload(id).catch(() => null) : null;
    if (upload && upload.offset === upload.size) await receiving.arrived(id);
    reply.hijack();
    await tus.handle(request.raw, reply.raw);
    return reply;
  }

  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // tus reads the body itself, in chunks.
    scope.addContentTypeParser('*', (_request, _payload, next) => next(null));
    scope.route({ method: ['HEAD', 'PATCH'], url: `${PATH}/:id`, handler: receive });
    done();
  });
}
