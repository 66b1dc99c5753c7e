import { extname } from 'node:path'
import type { DocumentRow } from '#capabilities/documents/server/document-rows.ts'
import { FILE_TYPES } from '#capabilities/documents/spec.ts'
import type { Extras } from '../conversations/extras.ts'

/** A document as the file of a message, as the student sent it. */
export const fileOfDocument = ({ name, bytes, declaredType }: DocumentRow): NonNullable<Extras['file']> => ({
  name,
  size: bytes,
  type: declaredType,
  isPicture:
    FILE_TYPES.image.types.includes(declaredType.toLowerCase()) ||
    FILE_TYPES.image.endings.includes(extname(name).toLowerCase()),
})
