/** Lines in the order they were said, for one reader, while the work that says them goes on by itself. */
export function lineQueue<Line>() {
  const said: Line[] = []
  let over = false
  let wake = () => {}
  return {
    say(line: Line) {
      said.push(line)
      wake()
    },
    end() {
      over = true
      wake()
    },
    async *lines(): AsyncGenerator<Line, void, undefined> {
      for (;;) {
        const line = said.shift()
        if (line !== undefined) yield line
        else if (over) return
        else
          await new Promise<void>((woken) => {
            wake = woken
          })
      }
    },
  }
}
