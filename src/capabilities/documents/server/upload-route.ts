/** `POST /api/documents?purpose=…`: one file in a form, in the field `document`. */
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/signed-in.ts'
import { refused, refusedAndHungUp } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import { uploadDocument } from '../contract.ts'
import { arrivalProblem } from '../spec.ts'
import { readDocumentForm } from './document-form.ts'
import type { Documents } from './documents.ts'
import { summarise } from './summarise.ts'

const noFile = arrivalProblem('no-file')

export function uploadRoute(documents: Documents, days: number) {
  return async (app: FastifyInstance) => {
    await app.register(multipart, { throwFileSizeLimit: false })

    serve(
      app,
      uploadDocument,
      async ({ query: { purpose }, request }) => {
        if (!request.isMultipart()) return refused(noFile)
        const form = await readDocumentForm(request, purpose)
        // Not read any further: what is still on its way is cut off with the connection.
        if (!form.ok) return refusedAndHungUp(form.problem)
        if (!form.value.file) return refusedAndHungUp(noFile)
        const { part, bytes } = form.value.file
        const arriving = {
          userId: signedIn(request).userId,
          purpose,
          name: part.filename,
          type: part.mimetype,
        }
        const taken = await documents.admit({ ...arriving, bytes }, part.file)
        return taken.ok ? { document: summarise(taken.value, days) } : refusedAndHungUp(taken.problem)
      },
      { unclear: noFile },
    )
  }
}
