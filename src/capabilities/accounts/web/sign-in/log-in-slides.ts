import one from '#ui/art/login-1.svg?raw'
import two from '#ui/art/login-2.svg?raw'
import three from '#ui/art/login-3.svg?raw'
import type { Slide } from '#ui/pictures/slideshow.tsx'

/** Shared by log-in and sign-up. */
export const LOG_IN_SLIDES: readonly Slide[] = [
  {
    source: one,
    caption: 'Read closely.',
    words: 'Your document is read page by page, and every point shows its page.',
  },
  {
    source: two,
    caption: 'Answer out loud.',
    words: 'Practise the examiners’ questions before they ask them.',
  },
  { source: three, caption: 'Arrive prepared.', words: 'Seven assistants for the last seven days.' },
]
