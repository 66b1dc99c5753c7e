/** Our own files a running server executes: V8 counts the calls of every function, over the inspector. */
import { relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

type Script = {
  url: string
  functions: { functionName: string; ranges: { count: number }[] }[]
}
type Reply = { id: number; result?: { result?: Script[] } }

const SRC = new URL('../../src/', import.meta.url)
const OPENS_WITHIN = 100

/** `port` is that of `--inspect-port`; the inspector is asked to open by the signal that Node gives it for. */
export async function watchFiles(pid: number, port: number) {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await addressOf(port))
  await new Promise((done, fail) => {
    socket.onopen = done
    socket.onerror = fail
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.onmessage = ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    waiting.get(reply.id)?.(reply)
  }
  let last = 0
  const call = (method: string, params = {}) =>
    new Promise<Reply>((done) => {
      last += 1
      waiting.set(last, done)
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  await call('Profiler.enable')
  await call('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

  return {
    /** Files of `src` in which a named function ran during this, without the stand-in for mobile money. */
    async during(work: () => Promise<unknown>): Promise<string[]> {
      await call('Profiler.takePreciseCoverage')
      await work()
      const { result } = await call('Profiler.takePreciseCoverage')
      const ran = ({ functions }: Script) =>
        functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0)
      return (result?.result ?? [])
        .filter((script) => script.url.startsWith(SRC.href) && ran(script))
        .map(({ url }) => relative(SRC.pathname, new URL(url).pathname))
        .filter((file) => !file.includes('/emulator/'))
        .sort()
    },
    close: () => socket.close(),
  }
}

async function addressOf(port: number): Promise<string> {
  for (let look = 0; look < OPENS_WITHIN; look += 1) {
    const list = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined)
    const [target] = list ? ((await list.json()) as { webSocketDebuggerUrl: string }[]) : []
    if (target) return target.webSocketDebuggerUrl
    await pause(50)
  }
  throw new Error(`No inspector at port ${port}.`)
}
