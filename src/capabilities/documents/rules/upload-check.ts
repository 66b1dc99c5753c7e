import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { DocumentKind } from '#product/document-model.ts'
import { FILE_TYPES, UPLOADS, type UploadPurpose } from '../spec.ts'
import { checkFileName, type FileNameProblem } from './file-name.ts'
import { fitsWithin } from './upload-size.ts'

export type UploadProblem = FileNameProblem | Problem<'too-large' | 'wrong-type'>
export type ChosenFile = { name: string; type: string; bytes: number }

/** Checks made in the browser before sending, and repeated on the server; the content decides later. */
export function checkUpload(
  purpose: UploadPurpose,
  file: ChosenFile,
): Result<{ name: string }, UploadProblem> {
  const name = checkFileName(file.name)
  if (!name.ok) return name
  if (!looksAccepted(purpose, file)) return failed(wrongType(purpose, file.type || endingOf(file.name)))
  if (!fitsWithin(file.bytes, UPLOADS[purpose].megabytes)) return failed(tooLarge(purpose))
  return ok({ name: name.value })
}

export const tooLarge = (purpose: UploadPurpose): Problem<'too-large'> => ({
  code: 'too-large',
  message: UPLOADS[purpose].tooLarge,
})

export const wrongType = (purpose: UploadPurpose, type: string): Problem<'wrong-type'> => ({
  code: 'wrong-type',
  message: UPLOADS[purpose].wrongType.replace('{type}', type || 'unknown'),
})

const endingOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ''

/** By type or by ending: either is enough, because systems name the types of the same file differently. */
const looksAccepted = (purpose: UploadPurpose, { name, type }: ChosenFile) =>
  UPLOADS[purpose].alsoEndings?.includes(endingOf(name)) ||
  UPLOADS[purpose].kinds.some((kind: DocumentKind) => {
    const { endings, types } = FILE_TYPES[kind]
    return types.includes(type.toLowerCase()) || endings.includes(endingOf(name))
  })
