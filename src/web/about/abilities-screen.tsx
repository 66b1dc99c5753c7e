import { ABILITIES } from './abilities-words.ts'
import { ToldPage } from './told-page.tsx'

export default function AbilitiesScreen() {
  return (
    <ToldPage
      title="What the built-in engine can do"
      lead="Weekbe4 works without any AI provider. This is what its own engine does well, what it does badly, and how often it is wrong."
      parts={ABILITIES}
    />
  )
}
