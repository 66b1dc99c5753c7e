/**
 * A call of the browser to the server. Its address is plain data in a slice's `spec.ts`, which is all the
 * browser loads; `contract.ts` binds schemas to it, of which the browser sees only the types.
 */
import type { z } from 'zod'

export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Address<M extends Method = Method, Path extends string = string> = {
  readonly method: M
  /** Parameters are marked with a colon: `/api/documents/:id`. */
  readonly path: Path
}

export const get = <const P extends string>(path: P): Address<'GET', P> => ({ method: 'GET', path })
export const head = <const P extends string>(path: P): Address<'HEAD', P> => ({ method: 'HEAD', path })
export const options = <const P extends string>(path: P): Address<'OPTIONS', P> => ({
  method: 'OPTIONS',
  path,
})
export const post = <const P extends string>(path: P): Address<'POST', P> => ({ method: 'POST', path })
export const patch = <const P extends string>(path: P): Address<'PATCH', P> => ({ method: 'PATCH', path })
export const del = <const P extends string>(path: P): Address<'DELETE', P> => ({ method: 'DELETE', path })

type Schema = z.ZodType
/** A multipart form: its text fields, and its files with a description of each. */
export type Form = { readonly form: Schema; readonly files: Readonly<Record<string, string>> }
/** Lines of JSON, one object a line, as they come. */
export type Lines<S extends Schema = Schema> = { readonly lines: S }
/** Server-sent events, each an object of JSON; after the last one comes `[DONE]`. */
export type Events<S extends Schema = Schema> = { readonly events: S }
/** Bytes of one of these media types. */
export type Bytes = { readonly bytes: readonly string[] }

export type CallParts = {
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  /** Headers that matter to this call, each with its meaning. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Schema | Form | Bytes
  readonly answer: Schema | Lines | Events | Bytes | 'nothing'
  /** Status of the answers: 200, or 204 for an empty one, unless given here. */
  readonly status?: number | readonly number[]
  /** Every code this call refuses with, and its status. */
  readonly refusals: Readonly<Record<string, number>>
  /** For a call of a paid assistant: why it is open to users who have not paid, or whose access has ended. */
  readonly open?: string
  /** The shape of its refusals, where it has more fields than the product's own. */
  readonly refusal?: Schema
}
export type Call = Address & CallParts

export const call = <const A extends Address, const Parts extends CallParts>(
  address: A,
  parts: Parts,
): A & Parts => ({ ...address, ...parts })

export type AddressOf<C extends Call> = Address<C['method'], C['path']>
export type CodeOf<C extends Call> = keyof C['refusals'] & string

/** The names of the parameters in a path. A name ends at a slash or a dot. */
export type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Segment}/${infer More}`
    ? BeforeDot<Segment> | NamesIn<`/${More}`>
    : BeforeDot<Rest>
  : never
type BeforeDot<Segment extends string> = Segment extends `${infer Name}.${string}` ? Name : Segment

export type ParamsFor<Path extends string> = { readonly [Name in NamesIn<Path>]: string | number }
/** Undefined values are left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>

type Fill<Path extends string> = [NamesIn<Path>] extends [never]
  ? [sent?: { params?: undefined; query?: Query | undefined }]
  : [sent: { params: ParamsFor<Path>; query?: Query | undefined }]

/** The path of one call, filled and encoded. */
export const pathOf = <Path extends string>({ path }: Address<Method, Path>, ...[sent]: Fill<Path>): string =>
  filledPath(path, sent)

/** The values for the parameters of a path. */
export type Filling = {
  params?: Readonly<Record<string, string | number>> | undefined
  query?: Query | undefined
}

export function filledPath(path: string, { params = {}, query = {} }: Filling = {}): string {
  const at = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  return asked.length > 0 ? `${at}?${asked.join('&')}` : at
}
