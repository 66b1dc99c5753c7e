/** `POST /api/documents?purpose=…`: one file in a form, in the field `document`. */
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/signed-in.ts'
import { Purpose } from '../contract.ts'
import { tooLarge } from '../rules/upload-check.ts'
import { arrivalProblem, MEGABYTE, UPLOADS, type UploadPurpose } from '../spec.ts'
import type { Documents } from './documents.ts'
import { refuseDocument } from './problem-status.ts'
import { summarise } from './summarise.ts'

/** What a form adds round a file, generously. */
const FORM = 64 * 1024

export function uploadRoute(documents: Documents, days: number) {
  /** A form that breaks off before its file begins has no file. */
  const fileOf = (request: FastifyRequest, limit: number): Promise<MultipartFile | undefined> =>
    request
      // A name with a path in it is refused with its sentence, not quietly cut.
      .file({
        preservePath: true,
        limits: { files: 1, fields: 10, parts: 11, fileSize: limit + 1, fieldSize: 10_000 },
      })
      .catch(() => undefined)

  return async (app: FastifyInstance) => {
    await app.register(multipart, { throwFileSizeLimit: false })

    app.post<{ Querystring: { purpose?: string } }>('/api/documents', async (request, reply) => {
      const purpose: UploadPurpose | undefined = Purpose.safeParse(request.query.purpose ?? 'library').data
      if (!purpose || !request.isMultipart()) return refuseDocument(reply, arrivalProblem('no-file'))
      const limit = UPLOADS[purpose].megabytes * MEGABYTE
      const announced = Number(request.headers['content-length'] ?? limit)
      // Not read any further: what is still on its way is cut off with the connection.
      if (announced > limit + FORM)
        return refuseDocument(reply.header('connection', 'close'), tooLarge(purpose))
      const file = await fileOf(request, limit)
      if (file?.fieldname !== 'document')
        return refuseDocument(reply.header('connection', 'close'), arrivalProblem('no-file'))
      const { userId } = signedIn(request)
      const arriving = { userId, purpose, name: file.filename, type: file.mimetype }
      const taken = await documents.admit({ ...arriving, bytes: Math.min(announced, limit) }, file.file)
      if (taken.ok) return reply.code(201).send({ document: summarise(taken.value, days) })
      return refuseDocument(reply.header('connection', 'close'), taken.problem)
    })
  }
}
