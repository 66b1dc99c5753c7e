import { ABILITIES } from './abilities-words.ts'
import { ToldPage } from './told-page.tsx'

export default function AbilitiesScreen() {
  return (
    <ToldPage
      title="What Weekbe4 can and cannot do"
      lead="What it does well on its own, what it does badly, and how often it is wrong."
      parts={ABILITIES}
    />
  )
}
