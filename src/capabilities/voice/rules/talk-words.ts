import { SAYS } from '../spec.ts'

/** The sentences in which a room differs from the others. */
export type TalkWords = {
  microphoneRefused: string
  /** `status` if the whole answer was refused before its first line. */
  failed(message: string, status?: number): string
}

export const usualWords: TalkWords = {
  microphoneRefused: SAYS.microphoneRefused,
  failed: (message) => SAYS.failed(message),
}
