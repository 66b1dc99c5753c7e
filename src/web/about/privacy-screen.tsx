import { PRIVACY } from './privacy-words.ts'
import { ToldPage } from './told-page.tsx'

export default function PrivacyScreen() {
  return (
    <ToldPage
      title="Privacy"
      lead="What we know about you, how long we keep it, who else sees it, and how to take it back."
      parts={PRIVACY}
    />
  )
}
