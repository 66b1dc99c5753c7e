/** How far a file has come on its way: the same for every room that sends one. */
export type UploadProgress = {
  /** The file's name. */
  file: string
  /** 0 to 1. */
  share: number
  lineLost: boolean
}
export type SendingEvent = { type: 'sent'; share: number } | { type: 'line-lost' }

export const beginSending = (file: string): UploadProgress => ({ file, share: 0, lineLost: false })

export const sendingFlow = <S extends UploadProgress>(state: S, event: SendingEvent): S =>
  event.type === 'sent' ? { ...state, share: event.share, lineLost: false } : { ...state, lineLost: true }
