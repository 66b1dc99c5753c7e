/**
 * The answer of a chat completions server, part by part as it arrives. The SDK writes the request; the
 * answer is read here.
 */
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { chatCompletions } from './chat-completions.ts'
import type { OpenAnswer, PartReader } from './model-attempt.ts'
import { Accepted, hearEvents } from './provider-line.ts'

const DONE = '[DONE]'

/** For a model whose `fetch` is `throwWhenAccepted`. */
export const openChatCompletions =
  (model: LanguageModelV4): OpenAnswer =>
  async (call) => {
    try {
      const { stream } = await model.doStream(call)
      return stream.getReader()
    } catch (error) {
      if (error instanceof Accepted) return completionParts(error)
      throw error
    }
  }

function completionParts({ answer }: Accepted): PartReader {
  const completions = chatCompletions()
  const { reader, add, end } = partQueue()
  let isFinished = false
  const finish = () => {
    if (!isFinished) add([completions.finish()])
    isFinished = true
  }
  add([{ type: 'stream-start', warnings: [] }])
  hearEvents(answer, {
    onEvent(data) {
      if (data === DONE) finish()
      else if (!isFinished) add(completions.read(data))
    },
    onEnd() {
      finish()
      end()
    },
    // Parts that end without a finish were cut off.
    onBreak: end,
  })
  return reader
}

type ChunkResult = Awaited<ReturnType<PartReader['read']>>

/** Parts are pushed as they arrive; the reader takes them one by one. */
function partQueue() {
  const waiting: LanguageModelV4StreamPart[] = []
  let isOver = false
  let tell = () => {}
  return {
    add(parts: readonly LanguageModelV4StreamPart[]): void {
      waiting.push(...parts)
      tell()
    },
    end(): void {
      isOver = true
      tell()
    },
    reader: {
      async read(): Promise<ChunkResult> {
        if (waiting.length === 0 && !isOver)
          await new Promise<void>((resolve) => {
            tell = resolve
          })
        const value = waiting.shift()
        return value ? { done: false, value } : { done: true, value: undefined }
      },
    },
  }
}
