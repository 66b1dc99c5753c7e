/** A request of the browser that is held until the test lets it go on: what `sendForm` sends with. */
export class HeldUpload {
  static all: HeldUpload[] = []
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
  open(_: string, path: string) {
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
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload?.()
  }
  get sentName() {
    const file = this.form?.get('document')
    return file instanceof File ? file.name : undefined
  }
}
