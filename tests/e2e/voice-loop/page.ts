/** Runs in the browser: the turn loop with its real microphone, loudspeaker and store, and nothing drawn. */
import { statusOf } from '../../../src/capabilities/voice/rules/status.ts'
import { browserRecordings } from '../../../src/capabilities/voice/web/kept-recordings.ts'
import { browserMicrophone } from '../../../src/capabilities/voice/web/microphone.ts'
import { createPlayer } from '../../../src/capabilities/voice/web/player.ts'
import { repliesIn, sendTurn } from '../../../src/capabilities/voice/web/send-turn.ts'
import { createTurnDriver } from '../../../src/capabilities/voice/web/turn-driver.ts'
import { browserWakeLock } from '../../../src/capabilities/voice/web/wake-lock.ts'

export type Witness = {
  statuses: string[]
  problems: string[]
  /** The loudest sample that went to the loudspeaker. */
  peak: number
  keptAfterwards: boolean
  end(): void
}

const player = createPlayer()
const recordings = browserRecordings()
const driver = createTurnDriver({
  session: 'loop',
  openMicrophone: browserMicrophone(player.context),
  player,
  send: (answer, signal) =>
    repliesIn(sendTurn({ url: '/answer', field: 'file', session: 'loop', answer, signal })),
  sendSoFar(recording) {
    void fetch('/so-far', { method: 'POST', body: recording })
  },
  recordings,
  wakeLock: browserWakeLock(),
  now: () => Date.now(),
  newAttempt: () => crypto.randomUUID(),
})

const witness: Witness = {
  statuses: [],
  problems: [],
  peak: 0,
  keptAfterwards: false,
  end: () => driver.tell({ type: 'conversation-ended' }),
}
Object.assign(window, { witness })

driver.tell({ type: 'set', settings: { bargeIn: false } })
driver.subscribe(() => {
  const { turn, problem } = driver.state()
  const status = statusOf(turn)
  if (status !== witness.statuses.at(-1)) witness.statuses.push(status)
  if (problem && problem !== witness.problems.at(-1)) witness.problems.push(problem)
  if (turn.name === 'idle')
    void recordings.of('loop').then((kept) => {
      witness.keptAfterwards = kept !== undefined
    })
})

document.querySelector('button')?.addEventListener('click', () => {
  const context = player.context()
  listenToLoudspeaker(context)
  void driver.start()
})

/** Everything that is connected to the loudspeaker is also measured. */
function listenToLoudspeaker(context: AudioContext) {
  const meter = context.createAnalyser()
  const connect = AudioNode.prototype.connect
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    if (to[0] === context.destination) Reflect.apply(connect, this, [meter])
    return Reflect.apply(connect, this, to)
  } as typeof connect
  const wave = new Float32Array(meter.fftSize)
  setInterval(() => {
    meter.getFloatTimeDomainData(wave)
    for (const sample of wave) witness.peak = Math.max(witness.peak, Math.abs(sample))
  }, 30)
}
