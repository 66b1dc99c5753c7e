/** A browser request held until the test releases it, for testing `sendForm`. */
import { heldCall, holdSpoken, isOurs } from '#tests/held-answer.ts'
import { stoodInWrongly } from '#tests/stood-in-wrongly.ts'

export class HeldUpload {
  static all: HeldUpload[] = []
  method = ''
  path = ''
  headers: Record<string, string> = {}
  form: FormData | undefined
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  statusText = ''
  responseText = ''
  open(method: string, path: string) {
    this.method = method
    this.path = path
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(form: FormData) {
    this.form = form
    HeldUpload.all.push(this)
  }
  abort() {
    this.onabort?.()
  }
  /** Answers as the server does. */
  answer(status: number, body: object, statusText = '') {
    const text = JSON.stringify(body)
    const asked = { method: this.method, url: this.path }
    try {
      if (isOurs(this.path)) holdSpoken(heldCall(asked), { status, text })
    } catch (error) {
      stoodInWrongly.push(error as Error)
    }
    this.answerBroken(status, text, statusText)
  }
  /** Answers as a proxy between us and the server does. */
  answerBroken(status: number, responseText: string, statusText = '') {
    Object.assign(this, { status, responseText, statusText })
    this.onload?.()
  }
  get sentName() {
    const file = this.form?.get('document')
    return file instanceof File ? file.name : undefined
  }
}
