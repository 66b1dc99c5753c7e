import type { Notice } from '../rules/rewrite/rewriting.ts'
import { SAYS } from '../spec.ts'

export const NOTICE_WORDS: Record<Notice, string> = {
  'nothing-to-change': SAYS.nothingToChange,
  'only-fixed': SAYS.onlyFixed,
  'other-language': SAYS.otherLanguage,
}
