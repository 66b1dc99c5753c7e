/**
 * One call to an S3-compatible store. It is signed by aws4fetch, which does not use the newer default
 * checksums that make half of the compatible stores refuse an upload.
 */
import { AwsClient } from 'aws4fetch'
import { minutes } from '#kit/time.ts'
import { StoreFailing } from './store-failing.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  accessKey: string
  secretKey: string
  region: string
}

/**
 * The bytes are not hashed for the signature: the connection is encrypted, and hashing would need the
 * whole file in memory.
 */
const UNSIGNED = 'UNSIGNED-PAYLOAD'

/** Enough for a hundred megabytes between two data centres. */
const LONGEST = minutes(2)

export function s3Caller({ endpoint, bucket, accessKey, secretKey, region }: S3Settings) {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 3,
  })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`

  return async (method: string, path: string, init: RequestInit = {}, expected: number[] = [200]) => {
    const headers = { 'x-amz-content-sha256': UNSIGNED, ...(init.headers as Record<string, string>) }
    const signal = init.signal ?? AbortSignal.timeout(LONGEST)
    const answer = await client
      .fetch(`${base}${path}`, { ...init, method, headers, signal, redirect: 'error' })
      .catch((error: unknown) => {
        throw new StoreFailing(`The file store did not answer ${method}.`, error)
      })
    if (expected.includes(answer.status)) return answer
    await answer.body?.cancel()
    // Thrown because it is ours to fix: a student can do nothing about a wrong key or a missing bucket.
    throw new StoreFailing(`The file store answered ${answer.status} to ${method}.`)
  }
}
