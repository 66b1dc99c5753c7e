/** `POST /api/documents?purpose=…`: one file in a form, in the field `document`. */
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/signed-in.ts'
import { refused, refusedAndHungUp } from '#http/answer.ts'
import { isWellFormedForm, notUnderstood } from '#http/form-part.ts'
import { serve } from '#http/serve.ts'
import { uploadDocument } from '../contract.ts'
import { tooLarge } from '../rules/upload-check.ts'
import { arrivalProblem, MEGABYTE, UPLOADS } from '../spec.ts'
import type { Documents } from './documents.ts'
import { summarise } from './summarise.ts'

const noFile = arrivalProblem('no-file')
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

    serve(
      app,
      uploadDocument,
      async ({ query: { purpose }, request }) => {
        if (!request.isMultipart()) return refused(noFile)
        const limit = UPLOADS[purpose].megabytes * MEGABYTE
        const announced = Number(request.headers['content-length'] ?? limit)
        // Not read any further: what is still on its way is cut off with the connection.
        if (announced > limit + FORM) return refusedAndHungUp(tooLarge(purpose))
        const file = await fileOf(request, limit)
        if (file && !isWellFormedForm(file)) return refusedAndHungUp(notUnderstood)
        if (file?.fieldname !== 'document') return refusedAndHungUp(noFile)
        const { userId } = signedIn(request)
        const arriving = { userId, purpose, name: file.filename, type: file.mimetype }
        const taken = await documents.admit({ ...arriving, bytes: Math.min(announced, limit) }, file.file)
        return taken.ok ? { document: summarise(taken.value, days) } : refusedAndHungUp(taken.problem)
      },
      { unclear: noFile },
    )
  }
}
