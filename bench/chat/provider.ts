/**
 * A model that answers at a steady pace, as a separate program; each piece carries its send time. Speaks OpenAI's
 * events.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** Number and spacing of the pieces, taken from the question. */
const ASKED = /pieces=(\d+) every=(\d+)/

/** Ordinary prose, so that it compresses like an answer. */
const FOLDER = new URL('../../src/capabilities/study/handbook/', import.meta.url)
const WORDS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split(/\s+/))
const now = () => performance.timeOrigin + performance.now()
const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    const [, pieces = '40', every = '200'] = ASKED.exec(body) ?? []
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    let sent = 0
    const start = body.length * 97
    const timer = setInterval(next, Number(every))
    function next() {
      if (sent === 0) response.write(event({ role: 'assistant', content: '' }))
      if (sent < Number(pieces)) {
        const from = (start + sent * 4) % (WORDS.length - 4)
        const words = WORDS.slice(from, from + 4).join(' ')
        response.write(event({ content: sent === 0 ? `@${now()}@ ` : `${words} ` }))
        sent += 1
        return
      }
      clearInterval(timer)
      response.write(event({}, 'stop'))
      response.end('data: [DONE]\n\n')
    }
    next()
    response.on('close', () => clearInterval(timer))
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
process.once('message', () => process.exit(0))
// Its parent may be killed without notice.
process.once('disconnect', () => process.exit(0))
