import one from '#ui/art/reset-1.svg?raw'
import two from '#ui/art/reset-2.svg?raw'
import three from '#ui/art/reset-3.svg?raw'
import type { Slide } from '#ui/pictures/slideshow.tsx'

export const RESET_SLIDES: readonly Slide[] = [
  {
    source: one,
    caption: 'Reset Your Password',
    words: 'We email you a link. It works for one hour.',
  },
  {
    source: two,
    caption: 'Secure Account Recovery',
    words: 'Only you can open the link, from your own inbox.',
  },
  {
    source: three,
    caption: 'Get Back to Learning',
    words: 'Your documents and payments are not affected.',
  },
]
