/** `POST /api/documents?purpose=…`: one file in a form, in the field `document`. */
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/require-sign-in.ts'
import { refusedAndHungUp } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import { uploadDocument } from '../../contract.ts'
import { arrivalProblem } from '../../spec.ts'
import type { Documents } from '../documents.ts'
import { summarise } from '../summarise.ts'
import { documentTerms } from './document-form.ts'

const noFile = arrivalProblem('no-file')

export function uploadRoute(documents: Documents, days: number) {
  return async (app: FastifyInstance) => {
    serve(
      app,
      uploadDocument,
      async ({ query: { purpose }, body: readForm, request }) => {
        const form = await readForm(documentTerms(purpose))
        // Stop reading: bytes still in transit are dropped with the connection.
        if (!form.ok) return refusedAndHungUp(form.problem)
        if (!form.value.file) return refusedAndHungUp(noFile)
        const { stream, ...file } = form.value.file
        const taken = await documents.admit({ userId: signedIn(request).userId, purpose, ...file }, stream)
        return taken.ok ? { document: summarise(taken.value, days) } : refusedAndHungUp(taken.problem)
      },
      { unclear: noFile },
    )
  }
}
