/** The minimum between a student and a model: every byte passed on as it comes. */
import { createServer, request } from 'node:http'

const model = Number(process.argv[2])
const server = createServer((asked, answer) => {
  const asking = request(
    { host: '127.0.0.1', port: model, method: 'POST', path: '/v1/chat/completions' },
    (came) => {
      answer.writeHead(200, { 'content-type': 'text/event-stream' })
      came.pipe(answer)
    },
  )
  asked.pipe(asking)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
process.once('message', () => process.exit(0))
// Its parent may be killed without notice.
process.once('disconnect', () => process.exit(0))
