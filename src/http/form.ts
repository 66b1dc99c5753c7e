/**
 * Every incoming form, read by its call: the fields by the call's schema, the one file under a name that
 * the call knows, and as a stream. No file is held in memory here, unless the route wants it whole.
 */
import type { Readable } from 'node:stream'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Form } from '#contracts/call.ts'
import type { AnywhereCode } from '#contracts/refusal.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { isWellFormedText } from '#kit/well-formed.ts'
import { notUnderstood, saidAnywhere } from './default-error-messages.ts'
import { isForm } from './served-calls.ts'

/** A generous bound for the part of a form outside its file: fields and the boundaries between parts. */
const ROUND_A_FILE = 64 * 1024
const MOST_FIELDS = 12

export type FormFile = {
  name: string
  type: string
  stream: Readable
  /** At most this many bytes will come. */
  bytes: number
}

export type FormTerms<P extends Problem> = {
  fileBytes: number
  /** For forms whose text fields may be longer than the usual allowance around a file. */
  textBytes?: number
  says: {
    noForm: P
    tooLarge: P
    /** The form ended before it was complete. */
    cutShort: P
    /** For fields in another shape than the call's; returning nothing gives the general refusal. */
    unclear?: (issues: readonly z.core.$ZodIssue[]) => P | undefined
  }
}

type FormResult<Value, P extends Problem> = Result<Value, P | Problem<AnywhereCode>>

export type ArrivedForm<Fields, P extends Problem> = {
  /** Not read yet: it must be taken or drained before any later part can be seen. */
  file: FormFile | undefined
  /** The fields before the file; all of them where there is no file. */
  fieldsBefore(): FormResult<Fields, P>
  /** All fields. Ask for these after the file has been read. */
  fields(): Promise<FormResult<Fields, P>>
  /** The whole file, for what is small. */
  wholeFile(): Promise<FormResult<Buffer | undefined, P>>
  /** Drains the rest of a refused form, so that its sender receives the reason. */
  letThrough(): void
}

/** Bound to its call by `serve`. */
export type FormReader<Fields> = <P extends Problem>(
  terms: FormTerms<P>,
) => Promise<FormResult<ArrivedForm<Fields, P>, P>>

/** Once, before any route. A form is accepted where the call declares one and rejected everywhere else. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false })
  app.addHook('preParsing', async ({ method, headers, routeOptions }) => {
    const type = headers['content-type'] ?? ''
    if (!/^multipart\/form-data\b/i.test(type) || method === 'GET' || method === 'HEAD') return
    if (!isForm(routeOptions.config?.served?.call.body))
      throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type)
  })
}

const isWellFormedPart = (part: Multipart): boolean =>
  (part.type === 'file'
    ? [part.fieldname, part.filename, part.mimetype]
    : [part.fieldname, part.value, part.mimetype]
  ).every((text) => typeof text !== 'string' || isWellFormedText(text))

export const formReader =
  <Fields>({ form, files }: Form, request: FastifyRequest): FormReader<Fields> =>
  async <P extends Problem>({ fileBytes, textBytes = ROUND_A_FILE, says }: FormTerms<P>) => {
    if (!request.isMultipart()) return failed(says.noForm)
    const announced = Number(request.headers['content-length'] ?? fileBytes)
    if (announced > fileBytes + textBytes) return failed(says.tooLarge)
    const parts = request.parts({
      // A name with a path in it is refused with its sentence, not silently cut.
      preservePath: true,
      limits: {
        files: 1,
        fields: MOST_FIELDS,
        parts: MOST_FIELDS + 1,
        // One more than allowed, so that an excess can be detected.
        fileSize: fileBytes + 1,
        fieldSize: textBytes,
      },
    })
    const sent: Record<string, unknown> = {}
    let isCut = false
    let part: MultipartFile | undefined

    /** The parser's refusals have a status of their own; any other fault means the form ended early or never was one. */
    const faultOf = (error: unknown): P | Problem<AnywhereCode> => {
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined
      return status === undefined ? says.cutShort : saidAnywhere(status)
    }

    /**
     * Reads to the file, or to the end. Not a loop over the parts: leaving one would close the form, and
     * the file with it.
     */
    async function readOn(): Promise<FormResult<undefined, P>> {
      try {
        for (;;) {
          const { done, value: next } = await parts.next()
          if (done) return ok(undefined)
          const isWanted = next.type === 'file' && Object.hasOwn(files, next.fieldname)
          if (next.type === 'field') {
            sent[next.fieldname] = next.value
            isCut ||= next.valueTruncated
          } else if (isWanted) part = next
          else next.file.resume()
          if (!isWellFormedPart(next)) {
            letThrough()
            return failed(notUnderstood)
          }
          if (isWanted) return ok(undefined)
        }
      } catch (error) {
        return failed(faultOf(error))
      }
    }

    function letThrough(): void {
      part?.file.resume()
      const toTheEnd = async () => {
        for await (const left of parts) if (left.type === 'file') left.file.resume()
      }
      toTheEnd().catch(() => {})
    }

    function fieldsBefore(): FormResult<Fields, P> {
      const read = form.safeParse(sent)
      if (!read.success) return failed(says.unclear?.(read.error.issues) ?? notUnderstood)
      return isCut ? failed(saidAnywhere(413)) : ok(read.data as Fields)
    }

    const begun = await readOn()
    if (!begun.ok) return begun
    return ok({
      file: part && {
        name: part.filename,
        type: part.mimetype,
        stream: part.file,
        bytes: Math.min(announced, fileBytes),
      },
      fieldsBefore,
      async fields() {
        const rest = await readOn()
        return rest.ok ? fieldsBefore() : rest
      },
      async wholeFile() {
        if (!part) return ok(undefined)
        try {
          const chunks: Buffer[] = []
          for await (const chunk of part.file) chunks.push(chunk)
          const whole = Buffer.concat(chunks)
          return whole.length > fileBytes ? failed(says.tooLarge) : ok(whole)
        } catch (error) {
          return failed(faultOf(error))
        }
      },
      letThrough,
    })
  }
