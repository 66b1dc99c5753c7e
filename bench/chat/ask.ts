/**
 * One question as a browser sends it, with the arrival time of each piece of the answer. Nothing is decompressed: a
 * piece is one chunk on the wire.
 */
import { request } from 'node:http'

export type Asked = {
  port: number
  path: string
  cookie: string
  prompt: string
  encoding: string | undefined
}
export type Came = {
  at: number[]
  bytes: number
  status: number
  began: number
  /** When the model sent its first word, by its own clock, and when it arrived. */
  first: { sent: number; heard: number } | undefined
}

const now = () => performance.timeOrigin + performance.now()

export function askBench({ port, path, cookie, prompt, encoding }: Asked): Promise<Came> {
  const mark = `----bench${Math.random().toString(36).slice(2)}`
  const field = (name: string, value: string) =>
    `--${mark}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const body = `${field('prompt', prompt)}${field('conversationId', '')}${field('stream', 'true')}--${mark}--\r\n`
  return new Promise((resolve, reject) => {
    const came: Came = { at: [], bytes: 0, status: 0, began: now(), first: undefined }
    let text = ''
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: {
          'content-type': `multipart/form-data; boundary=${mark}`,
          'content-length': Buffer.byteLength(body),
          origin: `http://127.0.0.1:${port}`,
          cookie,
          'x-stream-format': 'delta',
          ...(encoding && { 'accept-encoding': encoding }),
        },
      },
      (answer) => {
        came.status = answer.statusCode ?? 0
        answer.on('data', (part: Buffer) => {
          came.at.push(now())
          came.bytes += part.length
          if (encoding || came.first) return
          text += part
          const sent = Number(/@([\d.]+)@/.exec(text)?.[1])
          if (sent > 0) came.first = { sent, heard: now() }
        })
        answer.on('end', () => resolve(came))
        answer.on('error', reject)
      },
    )
    asking.on('error', reject)
    asking.end(body)
  })
}
