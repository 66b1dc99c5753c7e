/** Messages in order of arrival, for one reader; the sender does not wait. */
export type MessageQueue<Message> = ReturnType<typeof messageQueue<Message>>

export function messageQueue<Message>() {
  const came: Message[] = []
  let over = false
  let wake = () => {}
  return {
    put(message: Message): void {
      came.push(message)
      wake()
    },
    /** Messages already received are still read. */
    end(): void {
      over = true
      wake()
    },
    async *messages(): AsyncGenerator<Message, void, undefined> {
      for (;;) {
        const next = came.shift()
        if (next !== undefined) yield next
        else if (over) return
        else
          await new Promise<void>((woken) => {
            wake = woken
          })
      }
    },
  }
}
