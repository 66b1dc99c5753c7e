import { PRIVACY } from './privacy-words.ts'
import { ToldPage } from './told-page.tsx'

export default function PrivacyScreen() {
  return (
    <ToldPage
      title="Privacy"
      lead="What we know about you, for how long, who else sees it, and how you take it back."
      parts={PRIVACY}
    />
  )
}
